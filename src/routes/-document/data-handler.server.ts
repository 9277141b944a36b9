import * as v from 'valibot'
import { loadSettings } from '#lib/settings.server.ts'
import { toPageError } from './to-page-error.server.ts'

const { contentMaxAgeSeconds, contentStaleSeconds } = loadSettings(process.env)

/**
 * Answers a data address: the query is checked against `schema`, and `load` makes the answer. Failures are answered as
 * visitors may know them.
 */
export function dataHandler<Question>(
  schema: v.GenericSchema<unknown, Question>,
  load: (question: Question) => Promise<object>,
) {
  return async ({ request }: { request: Request }): Promise<Response> => {
    const parsed = v.safeParse(schema, Object.fromEntries(new URL(request.url).searchParams))
    if (!parsed.success) {
      const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'query'}: ${issue.message}`)
      return Response.json({ problems }, { status: 400, headers: { 'cache-control': 'no-store' } })
    }
    try {
      return Response.json(await load(parsed.output), {
        headers: {
          'cache-control': `public, max-age=0, s-maxage=${contentMaxAgeSeconds}, stale-while-revalidate=${contentStaleSeconds}`,
        },
      })
    } catch (error) {
      const { fields } = toPageError(error)
      const headers = new Headers({ 'cache-control': 'no-store' })
      if (fields.status === 503) headers.set('retry-after', '30')
      return Response.json(fields, { status: fields.status, headers })
    }
  }
}
