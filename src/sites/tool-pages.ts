import type { FeatureFlag } from './feature-flags.ts'
import type { SiteHandle } from './site-languages.ts'

/** The flags of the application's own pages that only exist with a flag, by path. The path is the same on every site. */
const toolFlags: Readonly<Record<string, FeatureFlag>> = {
  '/my-bladder-diary': 'tool-bladder-diary',
  '/offline': 'tool-offline',
  '/stent-reminder': 'tool-stent-reminder',
  '/symptoms': 'tool-symptom-finder',
  '/visit-pack': 'tool-visit-pack',
}

/**
 * The paths of the pages that only exist with a flag. All of them are personal (`isPersonalPath`): what readers enter or
 * keep there is about their health.
 */
export const toolPaths: readonly string[] = Object.keys(toolFlags)

const allTools = Object.values(toolFlags)

/**
 * The tools that a site does not have. They are defined here and not in the table of sites, because links to other sites
 * depend on them in the browser, and that table is too large to load with every page.
 */
const missingTools: Readonly<Partial<Record<SiteHandle, readonly FeatureFlag[]>>> = { hr: allTools }

/** Returns the flags of the tools that a site has. */
export const toolsOf = (handle: SiteHandle): readonly FeatureFlag[] =>
  allTools.filter((flag) => !missingTools[handle]?.includes(flag))

/** Whether a site has one of the application's own pages. It is false only for a tool whose flag is off. */
export function hasOwnPage({ enable }: { readonly enable: readonly FeatureFlag[] }, path: string): boolean {
  const flag = toolFlags[path]
  return flag === undefined || enable.includes(flag)
}

/** Whether another site has one of the application's own pages. */
export const otherSiteHasPage = (handle: SiteHandle, path: string): boolean =>
  hasOwnPage({ enable: toolsOf(handle) }, path)
