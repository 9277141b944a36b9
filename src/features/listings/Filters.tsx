import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { FilterGroup, FilterMenu } from '#ui/FilterMenu.tsx'
import { InLanguage } from '#ui/InLanguage.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { filterOptions, activeFilters } from './filter-options.ts'
import { listHref, withFilter } from './list-params.ts'
import type { FilterOption, Listing } from './listing.ts'
import { filterNames, type FilterName } from './lists.ts'
import styles from './Filters.module.css'

const names: Readonly<Record<FilterName, MessageDescriptor>> = {
  topic: msg({ message: 'Topic', comment: 'Name of a filter of a list' }),
  tag: msg({ message: 'Keyword', comment: 'Name of a filter of a list' }),
  year: msg({ message: 'Year', comment: 'Name of a filter of a list' }),
}

/** The label of the first option of each filter, which removes the filter. */
const allOf: Readonly<Record<FilterName, MessageDescriptor>> = {
  topic: msg({ message: 'All topics', comment: 'Takes the filter by topic off' }),
  tag: msg({ message: 'All keywords', comment: 'Takes the filter by keyword off' }),
  year: msg({ message: 'All years', comment: 'Takes the filter by year off' }),
}

/**
 * Renders the filters of a list as plain links. Untranslated options come last. A list without options gets an empty column.
 */
export function Filters({ listing }: { listing: Listing }) {
  const { i18n, t } = useLingui()
  const groups = filterNames.filter((name) => filterOptions(listing, name).length > 0)
  const untranslated = groups.flatMap((name) =>
    filterOptions(listing, name).flatMap((choice) => (choice.language === undefined ? [] : [{ name, choice }])),
  )
  const language = untranslated[0]?.choice.language
  const title = t({ message: 'Narrow the list', comment: 'Heading of the filters of a list' })
  // The empty column aligns the rows with those of the other lists.
  if (groups.length === 0) return <div />
  return (
    <FilterMenu title={title}>
      {groups.map((name) => (
        <FilterGroup key={name} id={`filter-${name}`} name={i18n._(names[name])}>
          <li>
            <SiteLink
              path={listHref(withFilter(listing, name, undefined))}
              aria-current={listing.filter[name] === undefined ? 'true' : undefined}
            >
              {i18n._(allOf[name])}
            </SiteLink>
          </li>
          {filterOptions(listing, name)
            .filter((choice) => choice.language === undefined)
            .map((choice) => (
              <Choice key={choice.slug} listing={listing} name={name} choice={choice} />
            ))}
        </FilterGroup>
      ))}
      {language !== undefined && (
        <FilterGroup id="filter-untranslated" name={<InLanguage language={language} />}>
          {untranslated.map(({ name, choice }) => (
            <Choice key={`${name} ${choice.slug}`} listing={listing} name={name} choice={choice} />
          ))}
        </FilterGroup>
      )}
    </FilterMenu>
  )
}

function Choice({ listing, name, choice }: { listing: Listing; name: FilterName; choice: FilterOption }) {
  return (
    <li>
      <SiteLink
        path={listHref(withFilter(listing, name, choice.slug))}
        aria-current={listing.filter[name] === choice.slug ? 'true' : undefined}
      >
        <Label choice={choice} />
      </SiteLink>
    </li>
  )
}

/** Renders the active filters as links, each of which removes its filter. */
export function ActiveFilters({ listing }: { listing: Listing }) {
  const { i18n, t } = useLingui()
  const active = activeFilters(listing)
  if (active.length === 0) return null
  return (
    <ul
      className={styles.active}
      aria-label={t({
        message: 'Filters in use',
        comment: 'Name of a list of links, each of which takes a filter off',
      })}
    >
      {active.map(({ name, choice }) => (
        <li key={name}>
          <SiteLink path={listHref(withFilter(listing, name, undefined))}>
            <span>
              <NamedChoice name={i18n._(names[name])} choice={choice} />
            </span>
            <VisuallyHidden>
              {' '}
              <Trans comment="Read aloud after the name of a filter in use: what the link does">(take this off)</Trans>
            </VisuallyHidden>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function NamedChoice({ name, choice }: { name: string; choice: FilterOption }) {
  return (
    <Trans comment="A filter in use: its name, such as Topic, and what was chosen">
      {name}: <Label choice={choice} />
    </Trans>
  )
}

/** Renders an option in its own language. The option of an active filter may also be an unknown slug from the URL. */
function Label({ choice }: { choice: FilterOption }) {
  const { site } = useCurrentSite()
  return <bdi {...languageAttributes(choice.language, site.locale)}>{choice.label}</bdi>
}
