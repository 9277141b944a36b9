import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { loadContent } from '../../graphql/server/load-content.ts'

// Measures the search with judged queries (`judged/README.md`): the share of queries with a relevant page as the first
// result and among the first five, and nDCG@10, for all queries, for each language and for each kind of query.
//
// node tests/evaluation/evaluate-search.ts [--half development] [--site en] [--misses]

type JudgedQuery = {
  readonly query: string
  readonly kind: string
  readonly relevant: readonly { readonly uri: string; readonly grade: 1 | 2 | 3 }[]
}

export type Outcome = {
  readonly site: string
  readonly query: string
  readonly kind: string
  /** Whether the first result is a relevant page. */
  readonly first: boolean
  /** Whether any of the first five results is a relevant page. */
  readonly firstFive: boolean
  readonly ndcg: number
  readonly found: readonly string[]
  readonly expectedPages: readonly string[]
}

export type Summary = {
  readonly queries: number
  readonly success1: number
  readonly success5: number
  readonly ndcg: number
}

export type LoadedContent = Awaited<ReturnType<typeof loadContent>>

/** Loads the content of all sites. Its model keeps the search index of each site from the first search on. */
export const loadSearchedContent = (): Promise<LoadedContent> =>
  loadContent({ directory: join(import.meta.dirname, '../../graphql/content') })

/**
 * Searches for all queries of a judged set. An entry may be found in any language. A page that is merely acceptable (grade
 * 1) only affects nDCG, unless the query has no better one.
 */
export function evaluate({ model }: LoadedContent, half: string, only?: string): Outcome[] {
  const folder = join(import.meta.dirname, 'judged', half, 'queries')
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const handle = file.replace(/\.yaml$/, '')
      const site = model.site(handle)
      if (!site || (only !== undefined && only !== handle)) return []
      const identityOf = (uri: string) =>
        (model.byUri(uri, site) ?? model.byUri(uri, model.primarySite))?.identity ?? uri
      const judged = load(readFileSync(join(folder, file), 'utf8')) as JudgedQuery[]
      return judged.map(({ query, kind, relevant }): Outcome => {
        const grades = new Map<string, number>()
        for (const { uri, grade } of relevant)
          grades.set(identityOf(uri), Math.max(grade, grades.get(identityOf(uri)) ?? 0))
        const { hits } = model.search(site).search(query, { limit: 10, offset: 0 })
        const found = hits.map(({ entry }) => entry.identity)
        const good = Math.min(2, Math.max(...grades.values()))
        const isRight = (identity: string) => (grades.get(identity) ?? 0) >= good
        const gains = found.map((identity) => grades.get(identity) ?? 0)
        const ideal = [...grades.values()].sort((one, other) => other - one).slice(0, 10)
        return {
          site: handle,
          query,
          kind,
          first: found.slice(0, 1).some(isRight),
          firstFive: found.slice(0, 5).some(isRight),
          ndcg: dcg(gains) / dcg(ideal),
          found,
          expectedPages: [...grades].filter(([, grade]) => grade >= good).map(([identity]) => identity),
        }
      })
    })
}

const dcg = (gains: readonly number[]) =>
  gains.reduce((sum, gain, place) => sum + (2 ** gain - 1) / Math.log2(place + 2), 0)

export function summarise(outcomes: readonly Outcome[]): Summary {
  const mean = (value: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / Math.max(1, outcomes.length)
  return {
    queries: outcomes.length,
    success1: mean(({ first }) => Number(first)),
    success5: mean(({ firstFive }) => Number(firstFive)),
    ndcg: mean(({ ndcg }) => ndcg),
  }
}

export function summariseBy(outcomes: readonly Outcome[], name: 'site' | 'kind'): Record<string, Summary> {
  const groups = [...new Set(outcomes.map((outcome) => outcome[name]))]
  return Object.fromEntries(
    groups.map((group) => [group, summarise(outcomes.filter((outcome) => outcome[name] === group))]),
  )
}

const formatSummary = ({ queries, success1, success5, ndcg }: Summary) => ({
  queries,
  'success@1': success1.toFixed(3),
  'success@5': success5.toFixed(3),
  'nDCG@10': ndcg.toFixed(3),
})

if (import.meta.main) {
  const readArgument = (name: string) => {
    const place = process.argv.indexOf(`--${name}`)
    return place === -1 ? undefined : process.argv[place + 1]
  }
  const outcomes = evaluate(await loadSearchedContent(), readArgument('half') ?? 'development', readArgument('site'))
  const table = (groups: Record<string, Summary>) =>
    console.table(Object.fromEntries(Object.entries(groups).map(([name, summary]) => [name, formatSummary(summary)])))
  table({ all: summarise(outcomes) })
  table(summariseBy(outcomes, 'site'))
  table(summariseBy(outcomes, 'kind'))
  if (process.argv.includes('--misses')) {
    for (const { site, kind, query, first, firstFive, found, expectedPages } of outcomes) {
      if (first) continue
      console.log(`${firstFive ? 'not first' : 'MISSED   '} ${site} ${kind} "${query}"`)
      console.log(`    found  ${found.slice(0, 5).join(', ')}\n    wanted ${expectedPages.slice(0, 4).join(', ')}`)
    }
  }
}
