import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SyntaxNode } from '@lezer/common'
import { parser } from '@prometheus-io/lezer-promql'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { load } from 'js-yaml'
import { publishMetricEvent } from '#telemetry/metric-events.server.ts'
import { createMetrics } from '#telemetry/metrics.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const alertsSchema = v.object({
  groups: v.array(
    v.object({
      rules: v.array(
        v.object({
          alert: v.pipe(v.string(), v.regex(/^Site[A-Z]\w+$/)),
          expr: v.string(),
          labels: v.object({ severity: v.picklist(['page', 'ticket']) }),
          annotations: v.object({ summary: v.string() }),
        }),
      ),
    }),
  ),
})
const dashboardSchema = v.object({
  templating: v.object({ list: v.array(v.object({ name: v.string(), definition: v.optional(v.string()) })) }),
  panels: v.array(
    v.object({
      title: v.string(),
      targets: v.array(v.object({ expr: v.string(), legendFormat: v.string() })),
    }),
  ),
})

const alerts = v.parse(alertsSchema, load(read('deploy/prometheus/alerts.yml'))).groups.flatMap(({ rules }) => rules)
const dashboard = v.parse(dashboardSchema, JSON.parse(read('deploy/grafana/dashboard.json')))
const targets = dashboard.panels.flatMap(({ title, targets: all }) => all.map((target) => ({ title, ...target })))

/** The labels that Prometheus itself adds to every sample. */
const targetLabels = ['instance', 'job']

/** The values of each label of each metric that the site exports: `site_page_cache_lookups_total` -> `result` -> values. */
let samples: Map<string, Map<string, Set<string>>>
let metrics: ReturnType<typeof createMetrics>

beforeAll(async () => {
  const state = { running: 0, queued: 0, pages: 0, bytes: 0 }
  metrics = createMetrics({
    renders: () => state,
    pageCache: () => state,
    countMails: async () => ({ waiting: 0, givenUp: 0 }),
    countConnections: async () => ({ used: 0, idle: 0, waiting: 0 }),
  })
  publishMetricEvent('request', { method: 'GET', route: '/', status: 200, seconds: 1 })
  for (const result of ['hit', 'stale', 'coalesced', 'miss', 'bypass'] as const)
    publishMetricEvent('pageCacheLookup', { result })
  for (const result of ['succeeded', 'failed'] as const) {
    publishMetricEvent('render', { priority: 'visitor', result, queuedSeconds: 0, seconds: 1 })
    publishMetricEvent('contentCall', { operation: 'Search', result, seconds: 1 })
  }
  for (const priority of ['visitor', 'chat', 'api'] as const) publishMetricEvent('renderRefused', { priority })
  publishMetricEvent('purge', { pages: 1 })
  reportProblem({ event: 'page.failed', message: 'A problem for this test.' })
  samples = parseSamples(await metrics.registry.metrics())
})
afterAll(() => metrics.stop())

/** Parses metrics in Prometheus's text format into the values of each label of each metric. */
function parseSamples(text: string): typeof samples {
  const found: typeof samples = new Map()
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^([a-z]\w*)(?:\{(.*)\})? \S+$/.exec(line) ?? []
    if (name === undefined) continue
    const values = found.get(name) ?? new Map<string, Set<string>>()
    found.set(name, values)
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g))
      values.set(label, (values.get(label) ?? new Set()).add(value))
  }
  return found
}

/**
 * Returns the problems in a PromQL expression: syntax errors, and metrics, labels and values of labels that are not
 * exported.
 */
function problemsOf(expression: string): string[] {
  // Grafana replaces its variables before it sends the expression.
  const text = expression.replaceAll('$__rate_interval', '5m')
  const textOf = ({ from, to }: SyntaxNode) => text.slice(from, to)
  const problems: string[] = []
  const usable = new Set(targetLabels)
  const grouped: string[] = []
  parser.parse(text).iterate({
    enter: ({ node }) => {
      if (node.type.isError) problems.push(`is not valid PromQL at character ${node.from}`)
      if (node.name === 'GroupingLabels') grouped.push(...node.getChildren('LabelName').map(textOf))
      if (node.name !== 'VectorSelector') return
      const name = textOf(node.getChild('Identifier') ?? node)
      const labels = name === 'up' ? new Map<string, Set<string>>() : samples.get(name)
      if (labels === undefined) return void problems.push(`${name} is not exported`)
      for (const label of labels.keys()) usable.add(label)
      for (const matcher of node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []) {
        const label = textOf(matcher.getChild('LabelName') ?? matcher)
        const value = textOf(matcher.getChild('StringLiteral') ?? matcher).slice(1, -1)
        const isExact = matcher.getChild('MatchOp')?.getChild('EqlSingle') !== null
        if (targetLabels.includes(label)) continue
        if (!labels.has(label)) problems.push(`${name} has no label ${label}`)
        else if (isExact && !labels.get(label)?.has(value)) problems.push(`${name} has no ${label}="${value}"`)
      }
    },
  })
  return [
    ...problems,
    ...grouped.filter((label) => !usable.has(label)).map((label) => `groups by ${label}, which is no label`),
  ]
}

test.each([
  ['sum by (status) (rate(site_http_request_duration_seconds_count[5m]))', []],
  ['sum(rate(site_http_requests[5m]))', ['site_http_requests is not exported']],
  ['site_outbox_mails{kind="waiting"}', ['site_outbox_mails has no label kind']],
  ['site_outbox_mails{state="late"}', ['site_outbox_mails has no state="late"']],
  ['sum by (path) (site_renders_running)', ['groups by path, which is no label']],
  ['sum(', ['is not valid PromQL at character 4']],
])('the check of expressions finds the problems of %s', (expression, problems) => {
  expect(problemsOf(expression)).toEqual(problems)
})

test.each(alerts.map(({ alert, expr }) => [alert, expr]))(
  'the alert %s uses only metrics, labels and values that the site exports',
  (_, expression) => {
    expect(problemsOf(expression)).toEqual([])
  },
)

test.each(targets.map(({ title, legendFormat, expr }) => [title, legendFormat, expr]))(
  'the panel “%s” (%s) uses only metrics, labels and values that the site exports',
  (_, legend, expression) => {
    expect(problemsOf(expression)).toEqual([])
    const shown = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label)
    for (const label of shown) expect(expression.includes(`${label}`) || targetLabels.includes(label ?? '')).toBe(true)
  },
)

test('the variables of the dashboard ask for a metric that the site exports', () => {
  const asked = dashboard.templating.list.flatMap(({ definition }) =>
    definition === undefined ? [] : [/^label_values\((\w+), (\w+)\)$/.exec(definition)],
  )
  expect(asked.map((found) => found?.[2])).toEqual(['instance'])
  for (const found of asked) expect(samples.has(found?.[1] ?? '')).toBe(true)
})

test('every metric of the site is in the documentation, and on the dashboard or in an alert', () => {
  const names = metrics.registry
    .getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('site_'))
  const expressions = [...targets, ...alerts].map(({ expr }) => expr).join('\n')
  const documented = new Set(read('docs/monitoring.md').match(/\bsite_\w+/g))
  expect([...documented].sort()).toEqual(names.sort())
  for (const name of names) expect(expressions).toContain(name)
  for (const { alert } of alerts) expect(read('docs/monitoring.md')).toContain(`\`${alert}\``)
})
