import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Icon } from '#ui/Icon.tsx'
import type { BlockContext } from './block-context.ts'
import type { Article } from './article.ts'
import { LanguageSpan } from './LanguageSpan.tsx'
import { RichTextView } from './RichTextView.tsx'
import styles from './ArticleActions.module.css'

/**
 * The content of an element that React leaves alone, because the script of the page may fill the element before hydration.
 */
const filledByScript = { __html: '' }

/**
 * Renders the actions of a page: those of the article, such as saving the page, and printing, copying the link and going to
 * the list of other languages. Print and copy need JavaScript, and are hidden without it; `document/bind-page-actions.ts`
 * handles them, even before the client has started.
 */
export function ArticleActions({
  otherLanguages,
  pageLanguage,
  actions = [],
}: {
  otherLanguages: number
  actions?: Article['actions']
  pageLanguage: BlockContext['pageLanguage']
}) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  return (
    <ul className={styles.actions} data-actions="">
      {actions.map((action) => (
        <li key={action.id}>
          <RichTextView richText={action} />
        </li>
      ))}
      <li data-needs-script="">
        <button type="button" data-press="print">
          <Icon name="printer" />
          <LanguageSpan language={pageLanguage}>
            <Trans comment="Button">Print</Trans>
          </LanguageSpan>
        </button>
      </li>
      <li data-needs-script="">
        <button type="button" data-press="copy">
          <Icon name="link" />
          <LanguageSpan language={pageLanguage}>
            <Trans comment="Button: copies the address of the page">Copy the link</Trans>
          </LanguageSpan>
        </button>
        {/* Because of the key, navigation to another page replaces the element, and with it the text of the last result. */}
        <span
          key={pathname}
          role="status"
          className="note"
          {...pageLanguage}
          data-copied={t({
            message: 'Link copied',
            comment: "Said beside the button 'Copy the link' when that is done",
          })}
          data-refused={t({
            message: 'Your browser does not allow it. The link is in its address bar.',
            comment: "Said beside the button 'Copy the link' when the browser does not allow it",
          })}
          dangerouslySetInnerHTML={filledByScript}
          suppressHydrationWarning
        />
      </li>
      {otherLanguages > 0 && (
        <li>
          <a href="#languages">
            <Icon name="globe" />
            <LanguageSpan language={pageLanguage}>
              <Plural
                comment="Link to the list of languages in which this page exists"
                value={otherLanguages}
                one="In # other language"
                other="In # other languages"
              />
            </LanguageSpan>
          </a>
        </li>
      )}
    </ul>
  )
}
