import { parseLinkTarget, type LinkTarget } from '#lib/parse-link-target.ts'
import { isTechnicalPath } from '#lib/technical-path.ts'
import { isSiteHandle } from '#sites/sites.ts'

/**
 * Resolves a URL in the content of a site. `ownOrigins` are the site's public bases (`ownOriginsOf`). A technical
 * path, such as that of a media file, belongs to no site, so it resolves to an absolute URL.
 */
export function resolveHref(href: string, ownOrigins: readonly string[]): LinkTarget {
  const target = resolvePictureAddress(href, ownOrigins)
  const [base] = ownOrigins
  return target.kind === 'internal' && base !== undefined && isTechnicalPath(target.path)
    ? { kind: 'external', href: rootOf(base) + target.path }
    : target
}

/**
 * Resolves the URL of a picture as `resolveHref` does, but leaves technical paths relative. A path that begins with the
 * handle of a site belongs to that site, whichever site's content contains it (settled 1). The path of another site becomes
 * an absolute URL.
 */
export function resolvePictureAddress(address: string, ownOrigins: readonly string[]): LinkTarget {
  const own = { origins: ownOrigins }
  const target = parseLinkTarget(address, own)
  const [base] = ownOrigins
  if (base === undefined || !beginsWithHandle(target)) return target
  const href = rootOf(base) + target.path
  const again = parseLinkTarget(href, own)
  return beginsWithHandle(again) ? { kind: 'external', href } : again
}

const beginsWithHandle = (target: LinkTarget): target is Extract<LinkTarget, { kind: 'internal' }> =>
  target.kind === 'internal' && isSiteHandle(target.path.split(/[/?#]/, 2)[1] ?? '')

/** Returns a site's public base without the handle of the site. */
const rootOf = (base: string): string =>
  base.replace(/\/([^/]+)$/, (segment, handle: string) => (isSiteHandle(handle) ? '' : segment))
