import type { FilterOption, Listing } from './listing.ts'
import { filterNames, type FilterName } from './lists.ts'

/** Returns the options of a filter of a list. */
export function filterOptions(listing: Listing, name: FilterName): readonly FilterOption[] {
  switch (name) {
    case 'topic':
      return listing.topics
    case 'tag':
      return listing.tags
    case 'year':
      return listing.years.map((year) => ({ slug: year, label: year }))
  }
}

/** Returns the active filters of a list. The label of a slug that is not one of the options is the slug itself. */
export const activeFilters = (
  listing: Listing,
): readonly { readonly name: FilterName; readonly choice: FilterOption }[] =>
  filterNames.flatMap((name) => {
    const slug = listing.filter[name]
    if (slug === undefined) return []
    return [{ name, choice: filterOptions(listing, name).find((each) => each.slug === slug) ?? { slug, label: slug } }]
  })
