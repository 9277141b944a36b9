import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { languageNames } from '#i18n/language-names.ts'
import { formatNumber } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { emergencyPath } from '#sites/emergency-path.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { Notice } from '#ui/Notice.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import type { SafeLink } from '#ui/safe-link.ts'
import { SearchForm } from '#ui/SearchForm.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { Marked } from './Marked.tsx'
import { searchUrlParams, searchHref, type SearchRequest } from './search-request.ts'
import type { SearchHit, LabelOf, SearchResults } from './search-results.ts'
import { SearchFilters } from './SearchFilters.tsx'
import styles from './SearchPage.module.css'

/** The anchor of the results, to which the links to their other pages scroll. */
const resultsAnchor = 'results'

/** Renders the search page: a form, its results, and other ways to find something. */
export function SearchPage({ search, labelOf }: { search: SearchResults; labelOf: LabelOf }) {
  const { site } = useCurrentSite()
  const { params, total, all, spelling, results, pages } = search
  const typed = params.query
  const searched = typed.trim() !== ''
  // The query is passed as an element, because the message would parse markup in a string.
  const query = <bdi>{typed}</bdi>
  const count = formatNumber(site.locale, total)
  return (
    <>
      <div className={styles.head}>
        <div className="wrap">
          <h1 id={resultsAnchor} tabIndex={-1}>
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
          <SearchForm size="hero" query={typed} suggests />
          {spelling !== undefined && <Spelling spelling={spelling} />}
        </div>
      </div>
      <div className={`wrap ${styles.columns}`}>
        {all > 0 ? <SearchFilters search={search} labelOf={labelOf} /> : <div />}
        <div className={styles.found}>
          {search.definition && params.page === 1 && <Definition {...search.definition} />}
          {searched && total === 0 && (all > 0 ? <NothingLeft params={params} /> : <NothingFound />)}
          <Results results={results} labelOf={labelOf} />
          <Pagination
            page={params.page}
            pages={pages}
            pathOf={(page) => `${searchHref({ ...params, page })}#${resultsAnchor}`}
          />
        </div>
        <OtherWays searched={searched} />
      </div>
    </>
  )
}

function Spelling({ spelling }: { spelling: string }) {
  const words = (
    <SiteLink to="/search" search={searchUrlParams({ query: spelling, page: 1 })}>
      <bdi>{spelling}</bdi>
    </SiteLink>
  )
  return (
    <p className={styles.spelling}>
      <Trans comment="Under the search field when words seem to be misspelt; the placeholder is a link with the right spelling">
        Did you mean {words}?
      </Trans>
    </p>
  )
}

/** Renders the glossary's definition of the term that was searched for. */
function Definition({ term, text }: { term: string; text: string }) {
  return (
    <aside className={styles.definition} aria-labelledby="definition">
      <h2 id="definition">
        <dfn>{term}</dfn>
      </h2>
      <p>{text}</p>
      <p className="note">
        <SiteLink path="/glossary">
          <Trans comment="Link to the glossary, below the meaning of a medical word">More words explained</Trans>
        </SiteLink>
      </p>
    </aside>
  )
}

function Results({ results, labelOf }: { results: readonly SearchHit[]; labelOf: LabelOf }) {
  const { i18n } = useLingui()
  const groups = new Map<string, SearchHit[]>()
  for (const result of results) {
    const label = i18n._(labelOf(result.kind))
    groups.set(label, [...(groups.get(label) ?? []), result])
  }
  return [...groups].map(([label, members], place) => (
    <section key={place} className={styles.group} aria-labelledby={`results-${place}`}>
      <h2 id={`results-${place}`}>{label}</h2>
      <ul className={styles.results}>
        {members.map((result) => (
          <Result key={result.id} result={result} best={result === results[0]} />
        ))}
      </ul>
    </section>
  ))
}

function Result({ result, best }: { result: SearchHit; best: boolean }) {
  const { site } = useCurrentSite()
  const language = languageAttributes(result.language, site.locale)
  const languageName = new Intl.DisplayNames(site.locale, { type: 'language' }).of(result.language.slice(0, 2))
  return (
    <li className={best ? styles.best : undefined}>
      <h3 className={styles.title}>
        <SiteLink path={result.path} {...language} hrefLang={language.lang}>
          <Marked text={result.title} />
        </SiteLink>
      </h3>
      {result.excerpt && (
        <p {...language}>
          <Marked text={result.excerpt} />
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

/** Renders a notice that no result passes the filters, with a link to all results. */
function NothingLeft({ params: { query } }: { params: SearchRequest }) {
  return (
    <div className={styles.empty}>
      <Notice
        title={
          <Trans comment="When a search found something, but nothing of the kind and topic that was chosen">
            Nothing of this kind was found.
          </Trans>
        }
      />
      <ButtonLink path={searchHref({ query, page: 1 })}>
        <Trans comment="Link that shows what a search found of every kind and topic">Show all results</Trans>
      </ButtonLink>
    </div>
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
      path: emergencyPath,
      label: t({ message: 'When to get help now', comment: 'Link to the page about emergencies' }),
    },
    { kind: 'internal', path: '/contact', label: t({ message: 'Contact', comment: 'Link to the contact page' }) },
  ]
  return (
    <aside aria-labelledby="other-ways" className={styles.others}>
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
