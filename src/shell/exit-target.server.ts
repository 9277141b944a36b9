import type { ReportContentProblem } from '#blocks/content-problem.server.ts'
import type { Maybe } from '#blocks/plain-text.server.ts'

/**
 * The website to which readers leave unless the editors name another one: the World Weather Information Service of the World
 * Meteorological Organization. It shows the weather everywhere in many languages.
 */
const defaultExitTarget = 'https://worldweather.wmo.int/'

/**
 * Parses the URL to which readers leave, which editors set for each site as `exitHref`. Only `https:` is allowed, because
 * other protocols do not leave the page at once in every browser. Any other URL is reported and replaced by the default.
 */
export function parseExitTarget(href: Maybe<string>, report: ReportContentProblem): string {
  if (!href) return defaultExitTarget
  if (URL.canParse(href) && new URL(href).protocol === 'https:') return href
  report({ message: '"exitHref" is no https address.', field: 'exitHref' })
  return defaultExitTarget
}
