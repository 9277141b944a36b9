import { parseListParameters } from './list-parameters.ts'
import { filterNames, listOf, type FilterName, type ListName } from './lists.ts'

/** The active filters of a list: slugs of a topic and a tag, and a year. */
export type ListFilter = { readonly [Name in FilterName]?: string }

/** Which part of which list is asked for. Pages are counted from 1. */
export type ListQuestion = { readonly list: ListName; readonly page: number; readonly filter: ListFilter }

/** Parses the query of a list's address. Malformed parameters, and filters that this list does not have, are ignored. */
export function parseListQuestion(list: ListName, query: Readonly<Record<string, unknown>>): ListQuestion {
  const parameters = parseListParameters(query)
  const filters = listOf(list).filters.flatMap((name) => {
    const value = parameters[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { list, page: Number(parameters.page ?? 1), filter: Object.fromEntries(filters) }
}

/** The query of the address under which a part of a list stands, with its question mark; empty for the whole list's first page. */
export function listQuery({ page, filter }: Omit<ListQuestion, 'list'>): string {
  const parameters = new URLSearchParams()
  for (const name of filterNames) {
    const value = filter[name]
    if (value !== undefined) parameters.set(name, value)
  }
  if (page > 1) parameters.set('page', String(page))
  return parameters.size === 0 ? '' : `?${parameters}`
}

/** The path and query of a part of a list. */
export const listAddress = (question: ListQuestion): string => listOf(question.list).path + listQuery(question)

/** The same list from its first page on, with one filter set to another value, or taken off. */
export function narrowed({ list, filter }: ListQuestion, name: FilterName, value: string | undefined): ListQuestion {
  const { [name]: _, ...others } = filter
  return { list, page: 1, filter: value === undefined ? others : { ...others, [name]: value } }
}
