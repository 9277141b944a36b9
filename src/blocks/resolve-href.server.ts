import { parseLinkTarget, type LinkTarget } from '#lib/link-target.ts'
import { isSiteHandle } from '#sites/sites.ts'

/**
 * Where an address in the content of a site leads. `ownOrigins` are the site's public bases. A path that begins with a
 * site's handle belongs to that site, whoever writes it (settled 1), so it is an absolute address like any other.
 */
export function resolveHref(href: string, ownOrigins: readonly string[]): LinkTarget {
  const target = parseLinkTarget(href, { origins: ownOrigins })
  const [origin] = ownOrigins
  if (target.kind !== 'internal' || origin === undefined || !isSiteHandle(target.path.split(/[/?#]/, 2)[1] ?? ''))
    return target
  return { kind: 'external', href: new URL(target.path, origin).href }
}
