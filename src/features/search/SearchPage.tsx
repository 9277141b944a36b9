import { Fragment, type ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#i18n/formatting.ts'
import { CompareLink } from '#blocks/CompareLink.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { emergencyPath } from '#sites/emergency-path.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { InLanguage } from '#ui/InLanguage.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { Notice } from '#ui/Notice.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import type { SafeLink } from '#ui/safe-link.ts'
import { SearchForm } from '#ui/SearchForm.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { ChatbotOffer } from './ChatbotOffer.tsx'
import { Marked } from './Marked.tsx'
import { searchUrlParams, searchHref, type SearchRequest } from './search-request.ts'
import type { NameOf, SearchHit, SearchResults, SectionLink } from './search-results.ts'
import { SearchFilters } from './SearchFilters.tsx'
import styles from './SearchPage.module.css'

/** The anchor of the heading above the results, to which the links of the pagination lead. */
const resultsAnchor = 'results'

/** Renders the search page: a form, its results, and other ways to find something. */
export function SearchPage({
  search,
  nameOf,
  notice,
  hasSymptoms = false,
}: {
  search: SearchResults
  nameOf: NameOf
  /** A notice above the results, which readers should read first. */
  notice?: ReactNode
  /** Whether the site has the page on which readers find pages by their symptoms. */
  hasSymptoms?: boolean | undefined
}) {
  const { site } = useCurrentSite()
  const { params, total, all, spelling, pages } = search
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
            {/* Filters leave the focus where it is, so the count is announced, also when it stays the same. */}
            <span aria-live="polite" aria-atomic="true">
              <Fragment key={searchHref({ ...params, page: 1 })}>
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
              </Fragment>
            </span>
          </h1>
          <SearchForm
            label={
              params.within !== undefined && (
                <Trans comment="Label of a search field that finds only chapters of the guideline">
                  Search in this guideline
                </Trans>
              )
            }
            size="hero"
            query={typed}
            suggests={params.within === undefined}
            within={params.within}
          />
          {params.within !== undefined && <Within params={params} within={params.within} />}
          {spelling !== undefined && <Spelling spelling={spelling} />}
        </div>
      </div>
      {notice && <div className="wrap">{notice}</div>}
      <div className={`wrap ${styles.columns}`}>
        {all > 0 ? <SearchFilters search={search} nameOf={nameOf} /> : <div />}
        <div className={styles.found}>
          {search.definition && params.page === 1 && <Definition {...search.definition} />}
          {searched && total === 0 && (all > 0 ? <NothingLeft params={params} /> : <NothingFound search={search} />)}
          <Results search={search} nameOf={nameOf} />
          <Pagination
            page={params.page}
            pages={pages}
            pathOf={(page) => `${searchHref({ ...params, page })}#${resultsAnchor}`}
          />
        </div>
        <OtherWays search={search} hasSymptoms={hasSymptoms} />
      </div>
    </>
  )
}

/** Renders a notice that only one publication is searched, with links to it and to a search of the whole site. */
function Within({ params: { query }, within }: { params: SearchRequest; within: string }) {
  return (
    <p className={styles.spelling}>
      <Trans comment="Under the search field; only the chapters of one guideline are searched">
        Only <SiteLink path={within}>one guideline</SiteLink> is searched.{' '}
        <SiteLink to="/search" search={searchUrlParams({ query, page: 1 })}>
          Search the whole website
        </SiteLink>
      </Trans>
    </p>
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

/** Renders the results of the page by kind. The number beside a kind includes the results on all pages. */
function Results({ search: { results, kinds }, nameOf }: { search: SearchResults; nameOf: NameOf }) {
  const { i18n } = useLingui()
  const { site } = useCurrentSite()
  const labelOf = (kind: string) => i18n._(nameOf(kind).many)
  const groups = new Map<string, SearchHit[]>()
  for (const result of results) {
    const label = labelOf(result.kind)
    groups.set(label, [...(groups.get(label) ?? []), result])
  }
  const counts = new Map<string, number>()
  for (const { value, count } of kinds) counts.set(labelOf(value), (counts.get(labelOf(value)) ?? 0) + count)
  return [...groups].map(([label, members], place) => (
    <section key={place} className={styles.group} aria-labelledby={`results-${place}`}>
      <h2 id={`results-${place}`}>
        {label} <small>{formatNumber(site.locale, counts.get(label) ?? members.length)}</small>
      </h2>
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
            <InLanguage language={result.language} />
          </span>
        </p>
      )}
      {result.hasComparison && <CompareLink path={`${result.path}/compare`} language={site.locale} />}
      {result.sections && <Sections path={result.path} sections={result.sections} language={language} />}
    </li>
  )
}

type SectionsProps = {
  path: string
  sections: readonly SectionLink[]
  language: ReturnType<typeof languageAttributes>
}

/** Renders links to sections of the first result. */
function Sections({ path, sections, language }: SectionsProps) {
  const { t } = useLingui()
  return (
    <ul
      className={styles.sections}
      aria-label={t({ message: 'On this page', comment: 'Name of a list of links to the sections of a page' })}
    >
      {sections.map(({ title, anchor }) => (
        <li key={anchor}>
          <SiteLink path={`${path}#${anchor}`} {...language} hrefLang={language.lang}>
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function NothingFound({ search: { params, chatbot } }: { search: SearchResults }) {
  return (
    <div className={styles.empty}>
      <Notice title={<Trans comment="When a search found nothing">We found no page with these words.</Trans>}>
        <Trans comment="Advice when a search found nothing">
          Check the spelling, or try one shorter word. You can also look through all conditions, or write to us.
        </Trans>
      </Notice>
      {chatbot !== undefined && <ChatbotOffer path={chatbot} question={params.query} />}
    </div>
  )
}

/** Renders a notice that no result passes the filters, with a link to all results. */
function NothingLeft({ params: { query, within } }: { params: SearchRequest }) {
  return (
    <div className={styles.empty}>
      <Notice
        title={
          <Trans comment="When a search found something, but nothing of the kind and topic that was chosen">
            Nothing of this kind was found.
          </Trans>
        }
      />
      <ButtonLink path={searchHref({ query, within, page: 1 })}>
        <Trans comment="Link that shows what a search found of every kind and topic">Show all results</Trans>
      </ButtonLink>
    </div>
  )
}

function OtherWays({ search: { params, all, chatbot }, hasSymptoms }: { search: SearchResults; hasSymptoms: boolean }) {
  const { t } = useLingui()
  const searched = params.query.trim() !== ''
  const symptoms: SafeLink = {
    kind: 'internal',
    path: '/symptoms',
    label: t({
      message: 'I have a symptom and no diagnosis',
      comment: 'Link to the page on which readers say what they notice',
    }),
  }
  const links: readonly SafeLink[] = [
    ...(hasSymptoms ? [symptoms] : []),
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
      {chatbot !== undefined && !(searched && all === 0) && (
        <div className={styles.chatbot}>
          <ChatbotOffer path={chatbot} question={params.query} />
        </div>
      )}
    </aside>
  )
}
