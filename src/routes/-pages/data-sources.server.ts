import * as v from 'valibot'
import { loadConditionIndex } from '#features/conditions/condition-index.server.ts'
import { parseListQuestion } from '#features/listings/list-address.ts'
import { parameterForms } from '#features/listings/list-parameters.ts'
import { listNames } from '#features/listings/lists.ts'
import { loadListing } from '#features/listings/load-listing.server.ts'
import { loadEventList } from '#features/events/event-list.server.ts'
import { loadGuidelineArchiveIndex, loadGuidelineIndex } from '#features/guidelines/guideline-index.server.ts'
import { findEntries, findSuggestions } from '#features/search/find-entries.server.ts'
import { longestQuery, searchForms } from '#features/search/search-address.ts'
import { loadTreatmentIndex } from '#features/treatments/treatment-index.server.ts'
import { loadSiteFrame } from '#shell/load-site-frame.server.ts'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import { toPageError } from '../-document/to-page-error.server.ts'
import { storedFor } from '../-document/stored-for.server.ts'
import { resolvePage } from './resolve-page.server.ts'

type DataSource = (parameters: URLSearchParams) => Promise<object | undefined>

const site = siteHandleSchema
const parameter = (name: keyof typeof parameterForms) => v.pipe(v.string(), v.regex(parameterForms[name]))
const searchWords = v.pipe(v.string(), v.maxLength(longestQuery))
const number = (name: 'page' | 'year') => v.pipe(parameter(name), v.transform(Number))

/**
 * Checks the parameters of a question and loads the answer; undefined when the site is switched off. Throws a `ValiError`
 * for parameters that do not fit.
 */
const source =
  <Question extends { readonly site: SiteHandle }>(
    schema: v.GenericSchema<unknown, Question>,
    load: (question: Question) => Promise<object>,
  ): DataSource =>
  async (parameters) => {
    const question = v.parse(schema, Object.fromEntries(parameters))
    const { frame } = await loadSiteFrame(sites[question.site])
    return frame.siteHandles.includes(question.site) ? load(question) : undefined
  }

/** The names under which the queries' client side (`fetchData`) asks, and who answers. */
const sources: ReadonlyMap<string, DataSource> = new Map([
  [
    'page',
    source(
      v.object({
        site,
        pathAndQuery: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2048)),
        work: v.optional(v.pipe(v.string(), v.maxLength(2048))),
      }),
      resolvePage,
    ),
  ],
  [
    'search',
    source(
      v.object({
        site,
        query: searchWords,
        kind: v.optional(v.pipe(v.string(), v.regex(searchForms.kind))),
        topic: v.optional(v.pipe(v.string(), v.regex(searchForms.topic))),
        page: v.optional(v.pipe(v.string(), v.regex(searchForms.page), v.transform(Number)), '1'),
      }),
      findEntries,
    ),
  ],
  ['suggestions', source(v.object({ site, query: searchWords }), findSuggestions)],
  ['condition-index', source(v.object({ site }), loadConditionIndex)],
  [
    'listing',
    source(
      v.object({
        site,
        list: v.picklist(listNames),
        page: parameter('page'),
        topic: v.optional(parameter('topic')),
        tag: v.optional(parameter('tag')),
        year: v.optional(parameter('year')),
      }),
      ({ site: handle, list, ...query }) => loadListing({ site: handle, ...parseListQuestion(list, query) }),
    ),
  ],
  [
    'event-list',
    source(
      v.object({
        site,
        kind: v.picklist(['event', 'education']),
        page: number('page'),
        year: v.optional(number('year')),
      }),
      loadEventList,
    ),
  ],
  ['guideline-index', source(v.object({ site }), loadGuidelineIndex)],
  ['guideline-archive-index', source(v.object({ site }), loadGuidelineArchiveIndex)],
  ['treatment-index', source(v.object({ site }), loadTreatmentIndex)],
])

/** What holds the words of a visitor. */
const unstored = new Set(['search', 'suggestions'])

/** Answers `/data/<name>`. Of a failure it says what a visitor may know. */
export async function answerData(name: string, parameters: URLSearchParams): Promise<Response> {
  const load = sources.get(name)
  if (!load) return refuse(404, { problems: ['There is no such data.'] })
  try {
    const answer = await load(parameters)
    if (!answer) return refuse(404, { problems: ['There is no such site.'] })
    return Response.json(answer, { headers: { 'cache-control': unstored.has(name) ? 'no-store' : storedFor } })
  } catch (error) {
    if (v.isValiError(error)) {
      return refuse(400, {
        problems: error.issues.map((issue) => `${v.getDotPath(issue) ?? 'query'}: ${issue.message}`),
      })
    }
    const { fields } = toPageError(error)
    return refuse(fields.status, fields)
  }
}

const refuse = (status: number, body: object): Response =>
  Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '30' }) },
  })
