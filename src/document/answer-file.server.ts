import { textResponse } from '#lib/text-response.ts'
import { toPageError } from './to-page-error.server.ts'

/** An answer that is no page: a feed, a calendar, a sitemap, a site's frame. When it fails it says so as pages do: 503 when the content is away. */
export async function answerFile(load: () => Promise<Response>): Promise<Response> {
  try {
    return await load()
  } catch (error) {
    const { status, reference } = toPageError(error).fields
    return textResponse(
      status,
      `An error occurred. Reference: ${reference}`,
      status === 503 ? { 'retry-after': '30' } : undefined,
    )
  }
}
