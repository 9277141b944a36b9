import { type ReactNode, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#i18n/languages.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import type { SiteHandle } from '#sites/sites.ts'
import buttonStyles from '#ui/ButtonLink.module.css'
import formStyles from '#ui/Form.module.css'
import { FormField } from '#ui/FormField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import rowStyles from '#ui/RuledRows.module.css'
import styles from '#ui/Tool.module.css'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { KeepPages } from './KeepPages.tsx'
import { PackDocument } from './PackDocument.tsx'
import { PackQuestions } from './PackQuestions.tsx'
import type { PackText } from './pack-text.ts'
import { packStore } from './pack-store.ts'
import { usePack } from './use-pack.ts'
import { type LoadPackText, usePackTexts } from './use-pack-texts.ts'
import { visitPackTitle } from './visit-pack-title.ts'
import { emptyPack, packLimits, type PackedPage, withoutPage } from './visit-pack.ts'

type Props = {
  loadText: LoadPackText
  /** The sites whose languages can be chosen as the second one, each with the name of its language in that language. */
  languages: readonly { readonly handle: SiteHandle; readonly locale: Language; readonly name: string }[]
  /** The figures of the reader's bladder diary; undefined without a diary. */
  diary?: ReactNode
}

/**
 * Renders the page on which readers collect pages, questions and notes for a visit to the doctor. The pack is stored in
 * their browser only.
 */
export function VisitPackPage({ loadText, languages, diary }: Props) {
  const { i18n, t } = useLingui()
  const { site } = useCurrentSite()
  const { pack, isKept } = usePack()
  const [secondHandle, setSecond] = useState('')
  const [hasDiary, setHasDiary] = useState(true)
  const second = languages.find(({ handle }) => handle === secondHandle)
  const pages = usePackTexts(pack.pages, site.handle, second?.handle, loadText)
  const isEmpty = pack.pages.length + pack.questions.length === 0 && pack.notes === ''
  return (
    <>
      <PageHead
        title={i18n._(visitPackTitle)}
        intro={
          <span data-actions="">
            <Trans comment="Below the title “My visit pack”">
              Collect pages, questions and notes for your visit to the doctor, and print them as one document.
            </Trans>
          </span>
        }
      />
      <div className={`wrap ${styles.page}`}>
        <p data-without-script="">
          <Trans comment="On the page “My visit pack”, in browsers without JavaScript">
            This page needs JavaScript, and it is switched off in your browser. You can print each page of this website
            with your browser instead.
          </Trans>
        </p>
        <div className={styles.tool} data-needs-script="" data-starts-client="" data-actions="">
          <p className="note">
            <Trans comment="On the page “My visit pack”">
              What you collect and write stays in this browser, on this device. Only the texts of your pages are fetched
              from this website, as when you read them. Whoever uses this device after you can see the pack, unless you
              delete it.
            </Trans>{' '}
            <SiteLink path="/stored-data">
              <Trans comment="Link to the page that lists what the website has stored in the browser">
                What this browser keeps of this website
              </Trans>
            </SiteLink>
          </p>
          {!isKept && (
            <Notice
              title={
                <Trans comment="On the page “My visit pack”, in a browser that stores nothing">
                  Your browser does not keep what you enter. Print it before you leave this page.
                </Trans>
              }
            />
          )}
          <section className={styles.step} aria-labelledby="pages">
            <h2 id="pages" tabIndex={-1}>
              <Trans comment="Visit pack, heading: the pages that the reader has collected">Pages</Trans>
            </h2>
            {pack.pages.length === 0 ? (
              <p>
                <Trans comment="Visit pack, while it has no pages. The words in quotation marks are those of a button; keep them as they are translated there">
                  There are no pages yet. Go to a page that you want to take along, and press “Add to my visit pack”.
                </Trans>{' '}
                <SiteLink path="/all-conditions">
                  <Trans comment="Link to the index of all conditions">Conditions A–Z</Trans>
                </SiteLink>
              </p>
            ) : (
              <ul className={rowStyles.list}>
                {pages.map(({ page, texts }) => (
                  <li key={`${page.site}${page.path}`} className={styles.row}>
                    <PageLink page={page} {...(texts && { text: texts.first })} />
                    <button
                      type="button"
                      className={styles.press}
                      onClick={() => {
                        packStore().change((before) => withoutPage(before, page))
                        document.getElementById('pages')?.focus()
                      }}
                    >
                      <Trans comment="Visit pack: button that removes a page or a question">Remove</Trans>
                      <VisuallyHidden> {page.title}</VisuallyHidden>
                    </button>
                  </li>
                ))}
              </ul>
            )}
            {pack.pages.length >= packLimits.pages && (
              <p>
                <Trans comment="Visit pack: no more pages can be added">
                  The pack is full. Remove a page before you add another one.
                </Trans>
              </p>
            )}
            {pack.pages.length > 0 && <KeepPages pages={pack.pages} />}
          </section>
          <PackQuestions pack={pack} texts={pages.flatMap(({ texts }) => texts ?? [])} />
          <section className={styles.step} aria-labelledby="more">
            <h2 id="more">
              <Trans comment="Visit pack, heading above fields for notes, the bladder diary and a second language">
                What else is on the paper
              </Trans>
            </h2>
            <div className={formStyles.form}>
              <FormField
                id="notes"
                label={<Trans comment="Visit pack: label of a field of several lines">Notes</Trans>}
                hint={
                  <Trans comment="Visit pack: below the label “Notes”">
                    For example what has changed and since when, and the medicines that you take.
                  </Trans>
                }
              >
                {(attributes) => (
                  <TextArea
                    {...attributes}
                    dir="auto"
                    maxLength={packLimits.notesLength}
                    value={pack.notes}
                    onChange={({ target }) => packStore().change((before) => ({ ...before, notes: target.value }))}
                  />
                )}
              </FormField>
              {diary !== undefined && (
                <FormField
                  id="with-diary"
                  after
                  label={<Trans comment="Visit pack: label of a box to tick">The figures of my bladder diary</Trans>}
                >
                  {(attributes) => (
                    <input
                      {...attributes}
                      type="checkbox"
                      checked={hasDiary}
                      onChange={({ target }) => setHasDiary(target.checked)}
                    />
                  )}
                </FormField>
              )}
              <FormField
                id="second-language"
                label={<Trans comment="Visit pack: label of a choice">Second language</Trans>}
                hint={
                  <Trans comment="Visit pack: below the label “Second language”">
                    The pages and their questions are printed side by side, for your doctor or for somebody who comes
                    along.
                  </Trans>
                }
              >
                {(attributes) => (
                  <select {...attributes} value={secondHandle} onChange={({ target }) => setSecond(target.value)}>
                    <option value="">
                      {t({ message: 'No second language', comment: 'Visit pack: choice under “Second language”' })}
                    </option>
                    {languages.map(({ handle, locale, name }) => (
                      <option key={handle} value={handle} lang={locale}>
                        {name}
                      </option>
                    ))}
                  </select>
                )}
              </FormField>
            </div>
          </section>
          {!isEmpty && (
            <div className={styles.row}>
              <button type="button" className={buttonStyles.button} data-button="" data-press="print">
                <Icon name="printer" />
                <Trans comment="Visit pack: button">Print the pack</Trans>
              </button>
              <details>
                <summary className={styles.press}>
                  <Trans comment="Visit pack: opens the question whether all of it is to be deleted">
                    Delete the pack
                  </Trans>
                </summary>
                <button
                  type="button"
                  className={`${buttonStyles.button} ${buttonStyles.quiet}`}
                  onClick={() => {
                    packStore().change(() => emptyPack)
                    document.getElementById('pages')?.focus()
                  }}
                >
                  <Trans comment="Visit pack: button that deletes pages, questions and notes for good">
                    Delete pages, questions and notes for good
                  </Trans>
                </button>
              </details>
            </div>
          )}
        </div>
        {!isEmpty && (
          <PackDocument pack={pack} pages={pages} second={second} {...(hasDiary && diary !== undefined && { diary })} />
        )}
      </div>
    </>
  )
}

/** Renders the title of a page of the pack. It is a link if this site has the page. */
function PageLink({ page, text }: { page: PackedPage; text?: PackText }) {
  const { site } = useCurrentSite()
  const path = text?.translations[site.handle] ?? (page.site === site.handle ? page.path : undefined)
  const title = <bdi {...languageAttributes(text?.language, site.locale)}>{text?.title ?? page.title}</bdi>
  return path === undefined ? title : <SiteLink path={path}>{title}</SiteLink>
}
