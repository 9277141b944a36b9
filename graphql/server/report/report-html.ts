import { escapeHtml } from '#lib/escape-html.ts'
import type { SiteLevel } from './report-content.ts'
import { checkNames, checks, type CheckName } from './checks.ts'
import type { Finding } from './finding.ts'

type Options = {
  /** The time of the report, in ISO 8601. */
  readonly createdAt: string
  /** The checks that were skipped, each with the reason. */
  readonly skipped: readonly { readonly check: CheckName; readonly reason: string }[]
  readonly levels: readonly SiteLevel[]
  /** Returns the URL at which a finding can be fixed; undefined if only its file is known. */
  readonly urlOf: (finding: Finding) => string | undefined
}

/**
 * Renders sorted findings as a page without scripts: an overview of all checks, a table for each check with findings, and
 * the reading levels.
 */
export function reportHtml(findings: readonly Finding[], { createdAt, skipped, levels, urlOf }: Options): string {
  const sections = checkNames.map((check) => ({ check, found: findings.filter((one) => one.check === check) }))
  const reasonOf = (check: CheckName) => skipped.find((one) => one.check === check)?.reason
  const overview = sections.map(({ check, found }) => {
    const reason = reasonOf(check)
    const count = reason === undefined ? String(found.length) : `not checked: ${escapeHtml(reason)}`
    return `<tr><td>${found.length > 0 ? `<a href="#${check}">${checks[check]}</a>` : checks[check]}</td><td>${count}</td></tr>`
  })
  const details = sections
    .filter(({ found }) => found.length > 0)
    .map(
      ({ check, found }) =>
        `<section><h2 id="${check}">${checks[check]} (${found.length})</h2>\n<table><thead><tr><th>Where</th><th>Site</th><th>What</th></tr></thead><tbody>\n${found.map((one) => row(one, urlOf(one))).join('\n')}\n</tbody></table></section>`,
    )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Quality of the content</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid; padding: 0.3rem 0.6rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
</style>
<h1>Quality of the content</h1>
<p>${escapeHtml(createdAt)}. The gravest comes first.</p>
<table><thead><tr><th>Check</th><th>Findings</th></tr></thead><tbody>
${overview.join('\n')}
</tbody></table>
${details.join('\n')}
<section><h2>Reading level</h2>
<p>LIX: below 40 easy, above 50 hard. Gulpease: above 80 easy, below 60 hard. The other languages have no published formula that counts what can be counted safely.</p>
<table><thead><tr><th>Site</th><th>Formula</th><th>Pages</th><th>Median</th></tr></thead><tbody>
${levels.map(({ site, formula, pages, median }) => `<tr><td>${escapeHtml(site)}</td><td>${formula}</td><td>${pages}</td><td>${median}</td></tr>`).join('\n')}
</tbody></table></section>
</html>
`
}

function row({ place, uri, site = '', message }: Finding, url: string | undefined): string {
  const where = escapeHtml(place ?? uri ?? '')
  const linked = url === undefined ? `<code>${where}</code>` : `<a href="${escapeHtml(url)}">${where}</a>`
  return `<tr><td>${linked}</td><td>${escapeHtml(site)}</td><td>${escapeHtml(message)}</td></tr>`
}
