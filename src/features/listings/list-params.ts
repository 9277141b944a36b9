import { parseListUrlParams } from './list-url-params.ts'
import { filterNames, listOf, type FilterName, type ListName } from './lists.ts'

/** The active filters of a list: slugs of a topic and a tag, and a year. */
export type ListFilter = { readonly [Name in FilterName]?: string }

/** The parameters of a page of a list. Pages are counted from 1. */
export type ListParams = { readonly list: ListName; readonly page: number; readonly filter: ListFilter }

/** Parses the search params of a list. Malformed ones, and filters that this list does not have, are ignored. */
export function parseListParams(list: ListName, query: Readonly<Record<string, unknown>>): ListParams {
  const parameters = parseListUrlParams(query)
  const filters = listOf(list).filters.flatMap((name) => {
    const value = parameters[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { list, page: Number(parameters.page ?? 1), filter: Object.fromEntries(filters) }
}

/** Returns the query of a page of a list, with its question mark; empty for the first page without filters. */
export function listSearchString({ page, filter }: Omit<ListParams, 'list'>): string {
  const parameters = new URLSearchParams()
  for (const name of filterNames) {
    const value = filter[name]
    if (value !== undefined) parameters.set(name, value)
  }
  if (page > 1) parameters.set('page', String(page))
  return parameters.size === 0 ? '' : `?${parameters}`
}

/** Returns the path and query of a page of a list. */
export const listHref = (params: ListParams): string => listOf(params.list).path + listSearchString(params)

/** Returns the parameters of the same list's first page, with one filter set to another value or removed. */
export function withFilter({ list, filter }: ListParams, name: FilterName, value: string | undefined): ListParams {
  const { [name]: _, ...others } = filter
  return { list, page: 1, filter: value === undefined ? others : { ...others, [name]: value } }
}
