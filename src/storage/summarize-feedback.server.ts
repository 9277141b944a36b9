import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The counts of readers' answers on one page. */
export type PageSummary = {
  readonly site: string
  readonly uri: string
  readonly yes: number
  readonly no: number
  readonly wrong: number
  /** The comments, the latest first. */
  readonly comments: readonly {
    readonly createdAt: string
    readonly language: string
    readonly revision: string | null
    readonly comment: string
  }[]
}

/**
 * Summarizes the answers by page: those of one site, or of all, and those since a time, or all. The pages with the most
 * reported mistakes come first; among pages with equally many, those with the largest excess of `no` over `yes`.
 */
export async function summarizeFeedback(
  db: Kysely<Tables>,
  { site, since }: { site?: string | undefined; since?: Date | undefined } = {},
): Promise<PageSummary[]> {
  let query = db.selectFrom('feedback')
  if (site !== undefined) query = query.where('site', '=', site)
  if (since !== undefined) query = query.where('createdAt', '>=', since.toISOString())
  const counts = await query
    .select(['site', 'uri', 'answer', ({ fn }) => fn.countAll().as('count')])
    .groupBy(['site', 'uri', 'answer'])
    .execute()
  const comments = await query
    .select(['site', 'uri', 'createdAt', 'language', 'revision', 'comment'])
    .where('comment', 'is not', null)
    .orderBy('createdAt', 'desc')
    .execute()
  const pages = new Map<string, { -readonly [Name in keyof PageSummary]: PageSummary[Name] }>()
  for (const { site, uri, answer, count } of counts) {
    const key = `${site} ${uri}`
    const page = pages.get(key) ?? { site, uri, yes: 0, no: 0, wrong: 0, comments: [] }
    page[answer] = Number(count)
    pages.set(key, page)
  }
  for (const { site, uri, comment, ...about } of comments) {
    const page = pages.get(`${site} ${uri}`)
    if (page && comment !== null) page.comments = [...page.comments, { ...about, comment }]
  }
  return [...pages.values()].toSorted(
    (a, b) =>
      b.wrong - a.wrong || b.no - b.yes - (a.no - a.yes) || a.uri.localeCompare(b.uri) || a.site.localeCompare(b.site),
  )
}
