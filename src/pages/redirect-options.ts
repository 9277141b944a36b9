import type { ResolvedUrl } from '#features/redirects/resolved-url.ts'
import type { CurrentSite } from '#sites/CurrentSite.tsx'

type Redirect = Extract<ResolvedUrl, { kind: 'redirect' }>

/**
 * Returns the router's options for a redirect. A target that is outside the site or a file replaces the document; one within
 * the site keeps the prefix.
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
