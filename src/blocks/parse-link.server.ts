import type { LinkFragment } from '#content-contract/operations.ts'
import { parseUriPath } from '#lib/uri-path.ts'
import { isSiteHandle, primarySiteHandle, type Site, type SiteHandle } from '#sites/sites.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import type { ReportContentProblem } from './content-problem.server.ts'
import { plainText, nonNull, type Maybe } from './plain-text.server.ts'
import { resolveHref } from './resolve-href.server.ts'

/** The context of its page that a link's parser needs. */
export type LinkContext = {
  readonly site: Site
  /** The public address of a path of a site. */
  readonly publicHref: (handle: SiteHandle, path: string) => string
  readonly report: ReportContentProblem
}

/** The bases under which addresses are the site's own: its public one first. Its handle may stand there once more (settled 1). */
export const ownOriginsOf = ({ site, publicHref }: Pick<LinkContext, 'site' | 'publicHref'>): readonly string[] => [
  publicHref(site.handle, ''),
  publicHref(site.handle, `/${site.handle}`),
]

/**
 * A link that an editor has made (settled 5). An entry of this site, or of the primary one that stands in for it, is a
 * path of this site; an entry of another site and everything outside has an absolute address, a place on the same page its
 * hash. Undefined, and reported, when it has no label or leads nowhere.
 */
export function parseLink(fragment: Maybe<LinkFragment>, context: LinkContext): SafeLink | undefined {
  if (!fragment) return undefined
  const label = plainText(fragment.label) ?? plainText(fragment.title)
  const refuse = (message: string): undefined => void context.report({ message, link: fragment.id ?? undefined, label })
  if (label === undefined) return refuse('A link without words is left out.')
  const text = plainText(fragment.text)
  const words = { label, ...(text !== undefined && { text }) }

  const entry = nonNull(fragment.linkInternal).find(({ uri }) => typeof uri === 'string' && uri !== '')
  if (entry) {
    const path = parseUriPath(entry.uri ?? '')
    if (path === undefined) return refuse('A link to an entry without an address is left out.')
    const { site, publicHref } = context
    const handle = entry.siteHandle ?? ''
    if (isSiteHandle(handle) && handle !== site.handle && handle !== primarySiteHandle)
      return { kind: 'external', href: publicHref(handle, path), ...words }
    // Its words are the editors', in the site's language, whatever the language of the page behind it.
    return { kind: 'internal', path, ...words }
  }

  const target = resolveHref(
    typeof fragment.linkExternal === 'string' ? fragment.linkExternal : '',
    ownOriginsOf(context),
  )
  switch (target.kind) {
    case 'internal':
      return { kind: 'internal', path: target.path, ...words }
    case 'external':
    case 'mail':
    case 'phone':
      return { kind: 'external', href: target.href, ...words }
    case 'hash':
      return { kind: 'external', href: target.hash, ...words }
    case 'refused':
      return refuse(`A link is left out: ${target.reason}.`)
  }
}

export const parseLinks = (
  fragments: Maybe<readonly Maybe<LinkFragment>[]>,
  context: LinkContext,
): readonly SafeLink[] => nonNull(fragments).flatMap((fragment) => parseLink(fragment, context) ?? [])
