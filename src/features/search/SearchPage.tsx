import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { languageNames } from '#i18n/language-names.ts'
import type { Language } from '#i18n/languages.ts'
import { formatNumber } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { Notice } from '#ui/Notice.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import type { SafeLink } from '#ui/safe-link.ts'
import { SearchForm } from '#ui/SearchForm.tsx'
import { Marked } from './Marked.tsx'
import styles from './SearchPage.module.css'

export type SearchResult = {
  readonly id: string
  readonly title: string
  readonly path: string
  readonly intro?: string
  /** What kind of page it is, in the page's language; results of one kind stand together. */
  readonly kindLabel?: string
  readonly language: Language
}

type Props = {
  /** What the reader typed; empty before the first search. */
  query: string
  /** The best ones, in their order. */
  results: readonly SearchResult[]
  /** How many there are in all. */
  total: number
}

/** The search: a plain form, what it found, and ways on when that is nothing. */
export function SearchPage({ query: typed, results, total }: Props) {
  const { site } = useCurrentSite()
  const searched = typed.trim() !== ''
  // As an element: what a reader has typed must not be read as the markup of a message.
  const query = <bdi>{typed}</bdi>
  const count = formatNumber(site.locale, total)
  return (
    <>
      <div className={styles.head}>
        <div className="wrap">
          <h1 tabIndex={-1}>
            {!searched ? (
              <Trans comment="Title of the search page">Search</Trans>
            ) : total === 0 ? (
              <Trans comment="Title of the search page; the placeholder is what was searched for">
                Nothing found for “{query}”
              </Trans>
            ) : (
              <Plural
                comment="Title of the search page; the placeholders are a number and what was searched for"
                value={total}
                one={`${count} result for “${query}”`}
                other={`${count} results for “${query}”`}
              />
            )}
          </h1>
          <SearchForm size="hero" query={typed} />
        </div>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <div>{searched && (total === 0 ? <NothingFound /> : <Results query={typed} results={results} />)}</div>
        <OtherWays searched={searched} />
      </div>
    </>
  )
}

function Results({ query, results }: { query: string; results: readonly SearchResult[] }) {
  const groups = new Map<string | undefined, SearchResult[]>()
  for (const result of results) groups.set(result.kindLabel, [...(groups.get(result.kindLabel) ?? []), result])
  return [...groups].map(([kindLabel, members]) => (
    <section key={kindLabel ?? ''} className={styles.group}>
      {kindLabel !== undefined && <h2>{kindLabel}</h2>}
      <ul className={styles.results}>
        {members.map((result) => (
          <Result
            key={result.id}
            result={result}
            query={query}
            best={result === results[0]}
            level={kindLabel === undefined ? 'h2' : 'h3'}
          />
        ))}
      </ul>
    </section>
  ))
}

function Result({
  result,
  query,
  best,
  level: Heading,
}: {
  result: SearchResult
  query: string
  best: boolean
  level: 'h2' | 'h3'
}) {
  const { site } = useCurrentSite()
  const language = languageAttributes(result.language, site.locale)
  const languageName = new Intl.DisplayNames(site.locale, { type: 'language' }).of(result.language.slice(0, 2))
  return (
    <li className={best ? styles.best : undefined}>
      <Heading className={styles.title}>
        <SiteLink path={result.path} {...language} hrefLang={language.lang}>
          <Marked text={result.title} query={query} />
        </SiteLink>
      </Heading>
      {result.intro !== undefined && (
        <p {...language}>
          <Marked text={result.intro} query={query} />
        </p>
      )}
      {language.lang && (
        <p className="note">
          <span className={styles.tag}>
            <Trans comment="Beside a search result that is in another language than the page; the placeholder is the name of that language">
              In {languageName ?? languageNames[result.language]}
            </Trans>
          </span>
        </p>
      )}
    </li>
  )
}

function NothingFound() {
  return (
    <Notice title={<Trans comment="When a search found nothing">We found no page with these words.</Trans>}>
      <Trans comment="Advice when a search found nothing">
        Check the spelling, or try one shorter word. You can also look through all conditions, or write to us.
      </Trans>
    </Notice>
  )
}

function OtherWays({ searched }: { searched: boolean }) {
  const { t } = useLingui()
  const links: readonly SafeLink[] = [
    {
      kind: 'internal',
      path: '/all-conditions',
      label: t({ message: 'Conditions A–Z', comment: 'Link to the index of all conditions' }),
    },
    {
      kind: 'internal',
      path: '/all-conditions#areas',
      label: t({ message: 'Find by body area', comment: 'Link to the conditions grouped by part of the body' }),
    },
    {
      kind: 'internal',
      path: '/when-to-get-help-now',
      label: t({ message: 'When to get help now', comment: 'Link to the page about emergencies' }),
    },
    { kind: 'internal', path: '/contact', label: t({ message: 'Contact', comment: 'Link to the contact page' }) },
  ]
  return (
    <aside aria-labelledby="other-ways">
      <h2 id="other-ways" className={styles.asideTitle}>
        {searched ? (
          <Trans comment="Heading above other ways to find something, beside search results">Not what you meant?</Trans>
        ) : (
          <Trans comment="Heading above other ways to find something, beside an empty search">
            Other ways to find something
          </Trans>
        )}
      </h2>
      <RuledList links={links} />
    </aside>
  )
}
