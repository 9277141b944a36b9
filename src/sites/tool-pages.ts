import type { FeatureFlag } from './feature-flags.ts'
import type { Site } from './sites.ts'

/** The application's own pages that a site has only with a flag, by path. The path is the same on every site. */
export const toolPages = {
  '/my-bladder-diary': 'tool-bladder-diary',
  '/stent-reminder': 'tool-stent-reminder',
  '/visit-pack': 'tool-visit-pack',
} as const satisfies Record<`/${string}`, FeatureFlag>

export type ToolPath = keyof typeof toolPages

const flags: Readonly<Record<string, FeatureFlag>> = toolPages

/** Whether a site has one of the application's own pages: false only for a tool whose flag is off. */
export const hasOwnPage = (site: Pick<Site, 'enable'>, path: string): boolean =>
  flags[path] === undefined || site.enable.includes(flags[path])
