import type { FeatureFlag } from './feature-flags.ts'
import type { Site } from './sites.ts'

/** The application's own pages that a site has only with a flag, by path. The path is the same on every site. */
const toolFlags: Readonly<Record<string, FeatureFlag>> = {
  '/my-bladder-diary': 'tool-bladder-diary',
  '/stent-reminder': 'tool-stent-reminder',
  '/visit-pack': 'tool-visit-pack',
}

/** Whether a site has one of the application's own pages: false only for a tool whose flag is off. */
export function hasOwnPage({ enable }: Pick<Site, 'enable'>, path: string): boolean {
  const flag = toolFlags[path]
  return flag === undefined || enable.includes(flag)
}
