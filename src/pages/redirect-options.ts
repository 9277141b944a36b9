import type { ResolvedUrl } from '#features/redirects/resolved-url.ts'
import type { CurrentSite } from '#sites/CurrentSite.tsx'

type Redirect = Extract<ResolvedUrl, { kind: 'redirect' }>

/**
 * Returns the router's options for a redirect. A file, or a target outside the site, is loaded as a new document. A target
 * within the site gets the base path and the prefix of the site.
 */
export function redirectOptions(
  { status, target }: Redirect,
  { basePath, prefix }: Pick<CurrentSite, 'basePath' | 'prefix'>,
) {
  const isInternal = target.kind === 'internal'
  return {
    href: isInternal ? basePath + prefix + target.path : target.href,
    statusCode: status,
    reloadDocument: isInternal ? target.isFile : true,
    replace: true,
  }
}
