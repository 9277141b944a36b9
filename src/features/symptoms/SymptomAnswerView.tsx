import { Trans } from '@lingui/react/macro'
import { Blocks } from '#blocks/Blocks.tsx'
import { CareTranslationNotice } from '#blocks/TranslationNotice.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { FallbackTag } from '#ui/FallbackTag.tsx'
import { FormResult } from '#ui/FormResult.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { MoreLink } from '#ui/MoreLink.tsx'
import type { SymptomAnswer } from './symptom-form.ts'
import styles from './SymptomsPage.module.css'

/**
 * Renders the answer to a reader's choices: first the urgency, then the matching pages, each with the symptoms that led to
 * it.
 */
export function SymptomAnswerView({ answer, formId }: { answer: SymptomAnswer; formId: string }) {
  const { site } = useCurrentSite()
  const { urgency, watch } = answer
  const { card, language, translation } = urgency
  const isOwnLanguage = language === site.locale
  const pageLanguage = languageAttributes(site.locale, language)
  return (
    <div className={`wrap ${styles.page} ${styles.answer}`}>
      <FormResult>
        <h2>
          <Trans comment="Heading above a card that says how urgent symptoms are">How soon you need help</Trans>
        </h2>
      </FormResult>
      <div {...languageAttributes(language, site.locale)}>
        <CareTranslationNotice translation={translation} pageLanguage={pageLanguage} />
        <Blocks blocks={watch && isOwnLanguage ? [card, watch] : [card]} pageLanguage={pageLanguage} />
      </div>
      {watch && !isOwnLanguage && <Blocks blocks={[watch]} />}
      <section aria-labelledby="fitting-pages">
        <div className="section-head">
          <h2 id="fitting-pages">
            <Trans comment="Heading above links to pages that fit the symptoms of a reader">Pages that fit</Trans>
          </h2>
          <p>
            <Trans comment="Under the heading “Pages that fit”, above links to pages about illnesses">
              They are no diagnosis. Only a doctor can find out what it is.
            </Trans>
          </p>
        </div>
        <FittingPages pages={answer.pages} />
      </section>
      <p className={styles.change}>
        <a href={`#${formId}`}>
          <Trans comment="Link to the form in which a reader has chosen symptoms">Change what you chose</Trans>
        </a>
      </p>
    </div>
  )
}

function FittingPages({ pages }: Pick<SymptomAnswer, 'pages'>) {
  return (
    <ul className={styles.pages}>
      {pages.map(({ link, because }, place) => {
        const reasons = because.join(' · ')
        return (
          <li key={place}>
            <MoreLink link={link} />{' '}
            {link.kind === 'internal' && link.language !== undefined && <FallbackTag language={link.language} />}
            <p className="note">
              <Trans comment="Below a link to a page about an illness; the placeholder is one or several symptoms that a reader has chosen">
                Because you notice: {reasons}
              </Trans>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
