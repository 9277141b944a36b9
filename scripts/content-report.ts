import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadSettings } from '#config/settings.server.ts'
import { loadContent } from '#content-server/load-content.ts'
import type { CheckName } from '#content-server/report/checks.ts'
import { type Finding, sortFindings } from '#content-server/report/finding.ts'
import { reportContent, siteLevels } from '#content-server/report/report-content.ts'
import { reportHtml } from '#content-server/report/report-html.ts'
import { readSearchCounts } from '#features/search/searches-without-result.server.ts'
import { openStorage } from '#storage/open-storage.server.ts'
import { summarizeFeedback } from '#storage/summarize-feedback.server.ts'
import { checkLinks, externalLinks } from './lib/check-links.ts'
import { checkRedirects } from './lib/check-redirects.ts'
import { requireNode } from './lib/require-node.ts'
import { root } from './lib/run-command.ts'

// Writes the quality board of the content, for editors and translators: `content-report.html` and `content-report.json`, in
// the folder of the argument (default: `reports`). `--links` also requests the links to other websites. `--edit-url` is the
// URL at which a page is edited in another content system: `https://cms.example.org/edit?site={site}&uri={uri}`.
requireNode()
const { values, positionals } = parseArgs({
  options: { links: { type: 'boolean', default: false }, 'edit-url': { type: 'string' } },
  allowPositionals: true,
})
const folder = resolve(positionals[0] ?? 'reports')
process.chdir(root)

const skipped: { check: CheckName; reason: string }[] = []
const rows = new Map<string, readonly string[]>()
const rowsOf = (file: string) => {
  const known = rows.get(file) ?? readFileSync(file, 'utf8').split('\n')
  rows.set(file, known)
  return known
}

const { model, problems } = await loadContent({
  directory: 'graphql/content',
  drafts: 'graphql/drafts',
  revisions: 'graphql/revisions',
})
const findings: Finding[] = [
  ...reportContent(model, { problems, rowsOf, today: new Date().toISOString().slice(0, 10) }),
  ...checkRedirects(model, isRoute),
  ...(await fromReaders()),
]
if (values.links) findings.push(...(await checkLinks(externalLinks(model, rowsOf))))
else skipped.push({ check: 'link', reason: 'run with --links' })

const sorted = sortFindings(findings)
const createdAt = new Date().toISOString()
const levels = siteLevels(model)
mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'content-report.json'),
  `${JSON.stringify({ createdAt, skipped, levels, findings: sorted }, null, 2)}\n`,
)
writeFileSync(join(folder, 'content-report.html'), reportHtml(sorted, { createdAt, skipped, levels, urlOf }))
console.log(`${sorted.length} findings in ${join(folder, 'content-report.html')}`)

/** Whether a path belongs to a route without parameters, whose page may have no entry. */
function isRoute(path: string): boolean {
  return path === '/' || readFileSync('src/routeTree.gen.ts', 'utf8').includes(`'${path}'`)
}

/** Returns the findings from the feedback of readers and from their searches without a result, which the database stores. */
async function fromReaders(): Promise<Finding[]> {
  const { db, close } = await openStorage(loadSettings(process.env))
  const [pages, searches] = await Promise.all([summarizeFeedback(db), readSearchCounts(db)])
  await close()
  return [
    ...pages.flatMap(({ site, uri, yes, no, wrong }): Finding[] => [
      ...(wrong > 0 ? [{ check: 'reported' as const, weight: wrong, site, uri, message: `${wrong} times` }] : []),
      ...(no > yes
        ? [{ check: 'unhelpful' as const, weight: no - yes, site, uri, message: `${no} no, ${yes} yes` }]
        : []),
    ]),
    ...searches.map(({ site, words, count, lastDay }) => ({
      check: 'search' as const,
      weight: Number(count),
      site,
      place: `graphql/content/${site}/search.yaml`,
      message: `"${words}", ${count} times, last on ${lastDay}`,
    })),
  ]
}

/** Returns the URL at which the page of a finding is edited; undefined without `--edit-url` or without a page. */
function urlOf({ site = '', uri }: Finding): string | undefined {
  if (uri === undefined) return undefined
  return values['edit-url']?.replaceAll('{site}', encodeURIComponent(site)).replaceAll('{uri}', encodeURIComponent(uri))
}
