import type { ReportContentProblem } from '#blocks/content-problem.server.ts'
import type { Maybe } from '#blocks/plain-text.server.ts'

/**
 * The website to which readers leave unless the editors name another one: the World Weather Information Service of the World
 * Meteorological Organization. It shows the weather everywhere in many languages.
 */
const defaultExitTarget = 'https://worldweather.wmo.int/'

/**
 * Parses the URL of the exit link, which editors set for each site as `exitHref`. Only `https:` is allowed: a browser may
 * show a warning before it opens an `http:` page, and a `mailto:` link leaves this page on the screen. Any other URL is
 * reported and replaced by the default.
 */
export function parseExitTarget(href: Maybe<string>, report: ReportContentProblem): string {
  if (!href) return defaultExitTarget
  if (URL.canParse(href) && new URL(href).protocol === 'https:') return href
  report({ message: '"exitHref" is no https address.', field: 'exitHref' })
  return defaultExitTarget
}
