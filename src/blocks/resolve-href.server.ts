import { parseLinkTarget, type LinkTarget } from '#lib/link-target.ts'
import { isTechnicalPath } from '#lib/technical-path.ts'
import { isSiteHandle } from '#sites/sites.ts'

/**
 * Resolves an address in the content of a site. `ownOrigins` are the site's public bases (`ownOriginsOf`). A technical
 * path, such as that of a file of the library, is outside every site, so it resolves to an absolute address.
 */
export function resolveHref(href: string, ownOrigins: readonly string[]): LinkTarget {
  const target = resolvePictureAddress(href, ownOrigins)
  const [base] = ownOrigins
  return target.kind === 'internal' && base !== undefined && isTechnicalPath(target.path)
    ? { kind: 'external', href: rootOf(base) + target.path }
    : target
}

/**
 * The same for the address of a picture, whose path stays one. A path that begins with a site's handle belongs to that site,
 * whoever writes it (settled 1): to this one, or to another with an absolute address.
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

/** A site's public base without the handle of the site. */
const rootOf = (base: string): string =>
  base.replace(/\/([^/]+)$/, (segment, handle: string) => (isSiteHandle(handle) ? '' : segment))
