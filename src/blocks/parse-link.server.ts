import type { LinkFragment } from '#content-contract/operations.ts'
import { parseUriPath } from '#lib/uri-path.ts'
import { isSiteHandle, type Site, type SiteHandle } from '#sites/sites.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import type { ReportContentProblem } from './content-problem.server.ts'
import { plainText, nonNull, type Maybe } from './plain-text.server.ts'
import { resolveHref } from './resolve-href.server.ts'

/** The context of a page that the parser of a link needs. */
export type LinkContext = {
  readonly site: Site
  /** Returns the public URL of a path of a site. */
  readonly publicHref: (handle: SiteHandle, path: string) => string
  readonly report: ReportContentProblem
}

/** The context of a page that the parser of an editor's link needs. */
export type EditorLinkContext = LinkContext & {
  /** The primary site of the content system. */
  readonly primarySite: SiteHandle
}

/**
 * Returns the base URLs of a site's own pages: the public base, and the public base followed by the site's handle, because
 * links in the content may contain the handle (settled 1).
 */
export const ownOriginsOf = ({ site, publicHref }: Pick<LinkContext, 'site' | 'publicHref'>): readonly string[] => [
  publicHref(site.handle, ''),
  publicHref(site.handle, `/${site.handle}`),
]

/**
 * Parses a link that an editor has made (settled 5). An entry of this site, an entry of the primary one as a fallback, and a
 * URL of this site become a path of this site. An entry of another site, an external page, an email address and a phone
 * number become an absolute URL, and a place on the same page becomes its hash. A link without a label or a target is
 * reported, and the result is undefined.
 */
export function parseLink(fragment: Maybe<LinkFragment>, context: EditorLinkContext): SafeLink | undefined {
  if (!fragment) return undefined
  const label = plainText(fragment.label) ?? plainText(fragment.title)
  const reject = (message: string): undefined => void context.report({ message, link: fragment.id ?? undefined, label })
  if (label === undefined) return reject('A link without words is left out.')
  const text = plainText(fragment.text)
  const words = { label, ...(text !== undefined && { text }) }

  const entry = nonNull(fragment.linkInternal).find(({ uri }) => typeof uri === 'string' && uri !== '')
  if (entry) {
    const path = parseUriPath(entry.uri ?? '')
    if (path === undefined) return reject('A link to an entry without an address is left out.')
    const { site, publicHref, primarySite } = context
    const handle = entry.siteHandle ?? ''
    if (isSiteHandle(handle) && handle !== site.handle && handle !== primarySite)
      return { kind: 'external', href: publicHref(handle, path), ...words }
    // The link gets no `language`: editors write its label in the site's language, even if the page has another language.
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
      return reject(`A link is left out: ${target.reason}.`)
  }
}

export const parseLinks = (
  fragments: Maybe<readonly Maybe<LinkFragment>[]>,
  context: EditorLinkContext,
): readonly SafeLink[] => nonNull(fragments).flatMap((fragment) => parseLink(fragment, context) ?? [])
