import type { EventKind } from './event.ts'
import { eventLists } from './event-lists.ts'

/** Returns the path, with query and hash, of a page of the past events of a year, or of all years. */
export const pastHref = (kind: EventKind, page: number, year: number | undefined): string =>
  `${eventLists[kind].path}${pastSearchString(page, year)}#past`

/** Returns the path, with query and hash, of the upcoming events in one place, or in all places. */
export const comingHref = (kind: EventKind, place: string | undefined): string =>
  `${eventLists[kind].path}${place === undefined ? '' : `?place=${place}`}#coming`

/** Returns the query for a page of past events, with the question mark; empty for the first page of all years. */
export function pastSearchString(page: number, year: number | undefined): string {
  const query = [...(year === undefined ? [] : [`year=${year}`]), ...(page === 1 ? [] : [`page=${page}`])].join('&')
  return query && `?${query}`
}
