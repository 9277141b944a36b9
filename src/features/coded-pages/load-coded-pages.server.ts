import { configuredSites } from '#sites/configured-sites.server.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { withBroaderCodes } from '#lib/clinical-codes.ts'
import { codePath, formatCode } from './clinical-code.ts'
import type { CodedPages } from './coded-pages.ts'
import { findCodedPages } from './find-coded-pages.server.ts'
import { hasClinicalCodes, parseClinicalCode } from './parse-clinical-code.server.ts'

type CodeParams = { readonly site: SiteHandle; readonly system: string; readonly code: string }

/**
 * Loads the links to the pages about a code; null when the text is not a code, or when the site does not support clinical
 * codes. Rejects as `fetchContent` does.
 */
export async function loadCodedPages({ site: handle, system, code }: CodeParams): Promise<CodedPages | null> {
  const site = configuredSites[handle]
  const parsed = hasClinicalCodes(site) ? parseClinicalCode(system, code) : undefined
  if (!parsed) return null
  const pages = await findCodedPages(site, parsed)
  const ownCode = withBroaderCodes(parsed.system, parsed.code).find((each) =>
    pages.some(({ codes }) => codes.includes(each)),
  )
  const found = { ...parsed, ...(ownCode !== undefined && { code: ownCode }) }
  return { name: formatCode(found), path: codePath(found), links: pages.map(({ link }) => link) }
}
