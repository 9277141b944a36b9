import type { EventRow } from './event.ts'

/** A place to which the upcoming events can be limited, as in the URL: `online`, or the code of a country. */
export type EventPlace = { readonly value: string; readonly country?: string }

export const online = 'online'

/** Matches a place in the URL: `online`, or the two-letter code of a country in capitals. */
export const placePattern = /^(?:online|[A-Z]{2})$/

/** Returns the places of events: online first, then the countries in the order of the first event there. */
export function placesOf(rows: readonly EventRow[]): readonly EventPlace[] {
  const countries = new Map(
    rows.flatMap(({ facts: { country, countryCode } }) =>
      country !== undefined && countryCode !== undefined ? [[countryCode, country] as const] : [],
    ),
  )
  return [
    ...(rows.some(({ facts }) => facts.online) ? [{ value: online }] : []),
    ...Array.from(countries, ([value, country]) => ({ value, country })),
  ]
}

/** Whether an event takes place in the given place. */
export const isAt = ({ facts }: EventRow, place: string): boolean =>
  place === online ? facts.online : facts.countryCode === place
