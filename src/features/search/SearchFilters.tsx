import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { FilterGroup, FilterMenu } from '#ui/FilterMenu.tsx'
import { InLanguage } from '#ui/InLanguage.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import { searchUrlParams, type SearchRequest } from './search-request.ts'
import type { NameOf, SearchResults } from './search-results.ts'

/** The maximum number of topics in the filter. A chosen topic beyond the limit is added. */
const maxTopics = 8

/** Renders the filters of the results as links, each with the number of results with that filter, if known. */
export function SearchFilters({ search, nameOf }: { search: SearchResults; nameOf: NameOf }) {
  const { i18n, t } = useLingui()
  const { site } = useCurrentSite()
  const { params, kinds, topics, total } = search
  const title = t({ message: 'Show only', comment: 'Heading of what search results can be narrowed to' })
  const everything = t({ message: 'Everything', comment: 'Shows search results of every kind' })
  const everyTopic = t({ message: 'All topics', comment: 'Shows search results on every topic' })
  const shownKinds = [...kinds].sort((one, other) => other.count - one.count)
  const shownTopics = topics.filter(({ value }, place) => place < maxTopics || value === params.topic)
  const ownTopics = shownTopics.filter(({ language }) => language === undefined)
  const untranslated = shownTopics.filter(({ language }) => language !== undefined)
  const ofEveryKind = kinds.reduce((sum, { count }) => sum + count, 0)
  const onEveryTopic = params.topic === undefined ? total : undefined
  return (
    <FilterMenu title={title}>
      <FilterGroup
        id="search-kinds"
        name={<Trans comment="Name of a filter of search results: conditions, treatments …">Kind of page</Trans>}
      >
        <Choice params={{ ...params, kind: undefined }} current={params.kind === undefined} count={ofEveryKind}>
          {everything}
        </Choice>
        {shownKinds.map(({ value, count }) => (
          <Choice key={value} params={{ ...params, kind: value }} current={params.kind === value} count={count}>
            {i18n._(nameOf(value).many)}
          </Choice>
        ))}
      </FilterGroup>
      {shownTopics.length > 0 && (
        <FilterGroup id="search-topics" name={<Trans comment="Name of a filter of search results">Topic</Trans>}>
          <Choice params={{ ...params, topic: undefined }} current={params.topic === undefined} count={onEveryTopic}>
            {everyTopic}
          </Choice>
          {ownTopics.map(({ value, label, count }) => (
            <Choice key={value} params={{ ...params, topic: value }} current={params.topic === value} count={count}>
              {label}
            </Choice>
          ))}
        </FilterGroup>
      )}
      {untranslated[0]?.language !== undefined && (
        <FilterGroup id="search-untranslated-topics" name={<InLanguage language={untranslated[0].language} />}>
          {untranslated.map(({ value, label, language, count }) => (
            <Choice key={value} params={{ ...params, topic: value }} current={params.topic === value} count={count}>
              <span {...languageAttributes(language, site.locale)}>{label}</span>
            </Choice>
          ))}
        </FilterGroup>
      )}
    </FilterMenu>
  )
}

type ChoiceProps = {
  /** The search to which the option links; the link always leads to the first page. */
  params: SearchRequest
  current: boolean
  count: number | undefined
  children: ReactNode
}

function Choice({ params, current, count, children }: ChoiceProps) {
  const { site } = useCurrentSite()
  return (
    <li>
      <SiteLink
        to="/search"
        search={searchUrlParams({ ...params, page: 1 })}
        aria-current={current ? 'true' : undefined}
      >
        <span>{children}</span> {count !== undefined && <small>{formatNumber(site.locale, count)}</small>}
      </SiteLink>
    </li>
  )
}
