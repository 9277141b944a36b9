import { useState } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import type { AsyncStatus } from '#lib/async-status.ts'
import { Icon } from '#ui/Icon.tsx'
import type { BlockContext } from './block-context.ts'
import type { Article } from './article.ts'
import { LanguageSpan } from './LanguageSpan.tsx'
import { RichTextView } from './RichTextView.tsx'
import styles from './ArticleActions.module.css'

/**
 * Renders the actions of a page: save, print, copy the link, other languages. Print and copy need JavaScript, and are hidden
 * without it.
 */
export function ArticleActions({
  otherLanguages,
  pageLanguage,
  save,
}: {
  otherLanguages: number
  save: Article['save']
  pageLanguage: BlockContext['pageLanguage']
}) {
  const [copying, setCopying] = useState<AsyncStatus>('idle')
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname)
      setCopying('success')
    } catch {
      setCopying('error')
    }
  }
  return (
    <ul className={styles.actions} data-actions="">
      {save && (
        <li>
          <RichTextView richText={save} />
        </li>
      )}
      <li data-needs-script="">
        <button type="button" onClick={() => print()}>
          <Icon name="printer" />
          <LanguageSpan language={pageLanguage}>
            <Trans comment="Button">Print</Trans>
          </LanguageSpan>
        </button>
      </li>
      <li data-needs-script="">
        <button type="button" onClick={copyLink}>
          <Icon name="link" />
          <LanguageSpan language={pageLanguage}>
            <Trans comment="Button: copies the address of the page">Copy the link</Trans>
          </LanguageSpan>
        </button>
        <span role="status" className="note" {...pageLanguage}>
          {copying === 'success' && (
            <Trans comment="Said beside the button 'Copy the link' when that is done">Link copied</Trans>
          )}
          {copying === 'error' && (
            <Trans comment="Said beside the button 'Copy the link' when the browser does not allow it">
              Your browser does not allow it. The link stands in its address bar.
            </Trans>
          )}
        </span>
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
