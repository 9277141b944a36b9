import type {
  EventFactsFragment,
  EventPageQuery,
  EventRowFragment,
  ProgrammeItemFragment,
} from '#content-contract/operations.ts'
import { parseArticle, type PageContext } from '#blocks/parse-article.server.ts'
import { ownOriginsOf, type LinkContext } from '#blocks/parse-link.server.ts'
import { parseTeaser } from '#blocks/parse-teaser.server.ts'
import { plainText, nonNull, type Maybe } from '#blocks/plain-text.server.ts'
import { resolveHref } from '#blocks/resolve-href.server.ts'
import { formattingTag } from '#i18n/formatting.ts'
import type { Language } from '#i18n/languages.ts'
import { dateTimeAt, describeMoments, parseInstant, resolveMoments, type TimesFields } from './event-times.server.ts'
import type { EducationEvent, EventFacts, EventRow, ProgrammeDay } from './event.ts'
import { formatDateRange, formatTime } from './format-event-range.ts'

type Context = Pick<LinkContext, 'site' | 'report'>

/** Parses an event. Throws a `ContentError` when it lacks its id or its title. */
export function parseEvent(entry: EventPageQuery['entry'], context: PageContext): EducationEvent {
  const article = parseArticle(entry, context)
  const registrationHref = parseRegistration(entry?.registrationUrl, context)
  return {
    kind: 'event',
    article,
    eventKind: entry?.kind === 'education' ? 'education' : 'event',
    facts: parseFacts(entry ?? {}, context),
    programme: parseProgramme(entry?.programme, entry ?? {}, context),
    ...(registrationHref !== undefined && { registrationHref }),
    calendarPath: `${context.path}.ics`,
  }
}

/**
 * Parses an event for the row of a list. Returns undefined for an event under embargo. An event without a title, a page or a
 * start is reported, and the result is undefined as well.
 */
export function parseEventRow(fragment: Maybe<EventRowFragment>, context: Context): EventRow | undefined {
  if (!fragment) return undefined
  const link = parseTeaser(fragment, context.site, context.report)
  const { times, ...facts } = parseFacts(fragment, context)
  if (link?.kind !== 'internal') return undefined
  if (times) return { link, facts: { ...facts, times } }
  context.report({ message: 'An event without a beginning is left out of a list.', entry: fragment.id ?? undefined })
  return undefined
}

/** Parses the time and the place of an event. */
export function parseFacts(fragment: Partial<EventFactsFragment>, { site, report }: Context): EventFacts {
  const moments = resolveMoments(fragment, report)
  const venue = plainText(fragment.venue)
  const city = plainText(fragment.city)
  const country = parseCountry(fragment.countryCode, site.locale, report)
  return {
    ...(moments && { times: describeMoments(moments, site.locale) }),
    cancelled: fragment.cancelled === true,
    online: fragment.online === true,
    ...(venue !== undefined && { venue }),
    ...(city !== undefined && { city }),
    ...(country !== undefined && { country, countryCode: fragment.countryCode ?? undefined }),
  }
}

/** Parses the URL for registering. A URL that does not lead to a web page is reported, and the result is undefined. */
export function parseRegistration(
  written: Maybe<string>,
  context: Pick<LinkContext, 'site' | 'publicHref' | 'report'>,
): string | undefined {
  if (!written) return undefined
  const target = resolveHref(written, ownOriginsOf(context))
  if (target.kind === 'external') return target.href
  if (target.kind === 'internal') return context.publicHref(context.site.handle, target.path)
  context.report({ message: 'The address for registering is left out.' })
  return undefined
}

function parseCountry(code: Maybe<string>, language: Language, report: Context['report']): string | undefined {
  if (!code) return undefined
  const name = /^[A-Z]{2}$/.test(code)
    ? new Intl.DisplayNames(formattingTag(language), { type: 'region', fallback: 'none' }).of(code)
    : undefined
  if (name === undefined) report({ message: `The country "${code}" is unknown.` })
  return name
}

/** Parses the program into days. The items of a day stay in their order, and days are named if there are several. */
export function parseProgramme(
  fragments: Maybe<readonly Maybe<ProgrammeItemFragment>[]>,
  times: TimesFields,
  { site, report }: Context,
): readonly ProgrammeDay[] {
  const timeZone = resolveMoments(times, () => {})?.timeZone ?? 'UTC'
  const byDay = new Map<string, ProgrammeDay['items'][number][]>()
  let day = ''
  for (const fragment of nonNull(fragments)) {
    const title = plainText(fragment.title)
    const text = plainText(fragment.text)
    if (title === undefined && text === undefined) continue
    const moment = parseInstant(fragment.startsAt, 'programme', report)
    const dateTime = moment === undefined ? undefined : dateTimeAt(moment, timeZone)
    // An item without a time of its own belongs to the day of the item before it.
    if (dateTime !== undefined) day = dateTime.slice(0, 10)
    const items = byDay.get(day) ?? []
    byDay.set(day, items)
    items.push({
      title: title ?? text ?? '',
      ...(title !== undefined && text !== undefined && { text }),
      ...(moment !== undefined &&
        dateTime !== undefined && { time: { dateTime, text: formatTime(site.locale, moment, timeZone) } }),
    })
  }
  const days = [...byDay.keys()].filter((iso) => iso !== '')
  return [...byDay].map(([iso, items]) => ({
    ...(days.length > 1 && iso !== '' && { day: { dateTime: iso, text: formatDateRange(site.locale, iso, iso) } }),
    items,
  }))
}
