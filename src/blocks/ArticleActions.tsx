import { useState } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import { Icon } from '#ui/Icon.tsx'
import type { BlockContext } from './block-context.ts'
import { PageWords } from './PageWords.tsx'
import styles from './ArticleActions.module.css'

/** What a reader can do with a page. The buttons need script and are not shown without it. */
export function ArticleActions({
  otherLanguages,
  pageLanguage,
}: {
  otherLanguages: number
  pageLanguage: BlockContext['pageLanguage']
}) {
  const [copied, setCopied] = useState(false)
  const copyLink = async () => {
    await navigator.clipboard.writeText(location.origin + location.pathname)
    setCopied(true)
  }
  return (
    <ul className={styles.actions}>
      <li data-needs-script="">
        <button type="button" onClick={() => print()}>
          <Icon name="printer" />
          <PageWords language={pageLanguage}>
            <Trans comment="Button">Print</Trans>
          </PageWords>
        </button>
      </li>
      <li data-needs-script="">
        <button type="button" onClick={copyLink}>
          <Icon name="link" />
          <span role="status" {...pageLanguage}>
            {copied ? (
              <Trans comment="Replaces the words of the button 'Copy the link' when that is done">Link copied</Trans>
            ) : (
              <Trans comment="Button: copies the address of the page">Copy the link</Trans>
            )}
          </span>
        </button>
      </li>
      {otherLanguages > 0 && (
        <li>
          <a href="#languages">
            <Icon name="globe" />
            <PageWords language={pageLanguage}>
              <Plural
                comment="Link to the list of languages in which this page exists"
                value={otherLanguages}
                one="In # other language"
                other="In # other languages"
              />
            </PageWords>
          </a>
        </li>
      )}
    </ul>
  )
}
