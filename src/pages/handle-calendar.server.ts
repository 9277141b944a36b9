import { loadEventCalendar } from '#features/events/event-calendar.server.ts'
import { getDocumentContext } from '#document/document-context.ts'
import { cacheControl } from '#document/cache-control.server.ts'
import { fileOrError } from '#document/file-or-error.server.ts'
import { textResponse } from '#lib/text-response.ts'

/**
 * Responds with the events of the site as a calendar file: all, or the one with the slug. Responds 404 if the site is
 * disabled or the event does not exist.
 */
export const handleCalendar = (slug?: string): Promise<Response> =>
  fileOrError(async () => {
    const { current, siteEnabled } = await getDocumentContext()
    if (!siteEnabled) return textResponse(404, 'Not found')
    const calendar = await loadEventCalendar(
      current.site.handle,
      slug === undefined ? undefined : `education-events/${slug}`,
    )
    if (calendar === undefined) return textResponse(404, 'Not found')
    return new Response(calendar, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        // A program that can display calendars opens the file directly. A program that saves it uses this file name.
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(slug ?? 'events')}.ics`,
        'cache-control': cacheControl,
      },
    })
  })
