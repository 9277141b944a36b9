import { Trans } from '@lingui/react/macro'
import { formatDate, sentenceSpace } from '#i18n/formatting.ts'
import { listFormat } from '#i18n/list-format.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import type { Article, Contributor } from './article.ts'
import { LanguageSpan } from './LanguageSpan.tsx'
import styles from './PublicationFacts.module.css'

type Props = { article: Pick<Article, 'published' | 'language'>; authors?: readonly Contributor[] }

/** Renders the date of publication and the authors of a page. Renders nothing when neither is known. */
export function PublicationFacts({ article, authors = [] }: Props) {
  const { site } = useCurrentSite()
  if (article.published === undefined && authors.length === 0) return null
  const names = <Names authors={authors} />
  return (
    <p className={`note ${styles.facts}`}>
      <LanguageSpan language={languageAttributes(site.locale, article.language)}>
        {article.published !== undefined && (
          <Trans comment="Under the introduction of a piece of news: when it appeared">
            Published{' '}
            <time dateTime={article.published} suppressHydrationWarning>
              {formatDate(site.locale, article.published)}
            </time>
            .
          </Trans>
        )}
        {sentenceSpace(site.locale)}
        {authors.length > 0 && (
          <Trans comment="Under the introduction of a piece of news: who wrote it; the placeholder is one name or several">
            Written by: {names}.
          </Trans>
        )}
      </LanguageSpan>
    </p>
  )
}

/**
 * Renders names as a list in the site's language. Each name is in an element of its own, which has the language of the name.
 */
function Names({ authors }: { authors: readonly Contributor[] }) {
  const { site } = useCurrentSite()
  const parts = listFormat(site.locale).formatToParts(authors.map(({ name }) => name))
  return (
    // The browser may join a list in another way than the server does (see `formatDate`), so React keeps the server's text.
    <span suppressHydrationWarning>
      {parts.map(({ type, value }, place) =>
        type === 'element' ? (
          <bdi key={place} lang={authors.find(({ name }) => name === value)?.language}>
            {value}
          </bdi>
        ) : (
          value
        ),
      )}
    </span>
  )
}
