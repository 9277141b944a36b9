import { loadEventCalendar } from '#features/events/event-calendar.server.ts'
import { getDocumentContext } from '../-document/document-context.ts'
import { storedFor } from '../-document/stored-for.server.ts'
import { toPageError } from '../-document/to-page-error.server.ts'

/** Answers with the events of the request's site as a calendar file: all of them, or the one with the slug. */
export async function answerCalendar(slug?: string): Promise<Response> {
  const { current } = await getDocumentContext()
  try {
    const calendar = await loadEventCalendar(
      current.site.handle,
      slug === undefined ? undefined : `education-events/${slug}`,
    )
    if (calendar === undefined) return new Response('Not found\n', { status: 404 })
    return new Response(calendar, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        // Shown by what reads calendars; a name for those that save it.
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(slug ?? 'events')}.ics`,
        'cache-control': storedFor,
      },
    })
  } catch (error) {
    const { status, reference } = toPageError(error).fields
    return new Response(`An error occurred. Reference: ${reference}\n`, { status, headers: { 'retry-after': '30' } })
  }
}
