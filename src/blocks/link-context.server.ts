import { publicBases } from '#sites/site-addresses.server.ts'
import type { Site } from '#sites/sites.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import type { LinkContext } from './parse-link.server.ts'

/** Returns the context that the parsers of a site's links need; `where` is added to every report. */
export const linkContextOf = (site: Site, where: Readonly<Record<string, string>> = {}): LinkContext => ({
  site,
  publicHref: (handle, path) => publicBases[handle] + path,
  report: ({ message, ...details }) =>
    reportProblem({ event: 'content.rejected', message, context: { site: site.handle, ...where, ...details } }),
})
