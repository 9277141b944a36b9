import type { GlobalDocument } from './content-files.ts'
import type { GlobalName, LinkFields, Site } from './content-kinds.ts'
import type { ContentModel } from './content-model.ts'
import { isoDate, isoEndOfDay } from './iso-date.ts'
import type { GlobalSetHandle } from './schema.ts'
import { stableId } from './stable-id.ts'
import { linkNode } from './stored-entry.ts'

/**
 * A set of globals. A site that lacks the set gets the primary site's, with the `siteId`, `siteHandle` and `language` of the
 * primary site.
 */
export interface GlobalSet {
  handle: GlobalSetHandle
  id: number
  name: string
  siteId: number
  siteHandle: string
  language: string
}

const globalSetNames: Record<GlobalSetHandle, { file: GlobalName; name: string }> = {
  theme: { file: 'theme', name: 'Theme' },
  assets: { file: 'assets', name: 'Assets' },
  navigation: { file: 'navigation', name: 'Navigation' },
  siteAlert: { file: 'alert', name: 'Site alert' },
}

export const globalSetHandles = Object.keys(globalSetNames) as GlobalSetHandle[]

/**
 * Returns a site's global set with its fields or, if the site lacks the set, the primary site's; undefined when neither site
 * has it.
 */
export function findGlobalSet(model: ContentModel, handle: GlobalSetHandle, site: Site): GlobalSet | undefined {
  const { file, name } = globalSetNames[handle]
  const own = model.globals(site)?.[file]
  const from = own ? site : model.primarySite
  const document: GlobalDocument | undefined = own ?? model.globals(from)?.[file]
  if (!document) return undefined
  return {
    handle,
    id: stableId(`globals/${handle}`),
    name,
    siteId: from.id,
    siteHandle: from.handle,
    language: from.language,
    ...fieldsOf(model, document, site),
  }
}

// Returns the fields of a set. Links and pictures are resolved for the requested site, even in the primary site's set.
function fieldsOf(model: ContentModel, document: GlobalDocument, site: Site): Record<string, unknown> {
  const links = (list: readonly LinkFields[] | undefined, key: string) =>
    (list ?? []).map((link, place) => linkNode(model, `globals/${document.name}#${key}/${place}`, site, link))
  if (isGlobal(document, 'assets')) {
    const { siteName, ...files } = document.fields
    const asset = (name: string | undefined) => [model.asset(name, site)].filter((found) => found !== undefined)
    return {
      siteName,
      favicon: asset(files.favicon),
      footerLogo: asset(files.footerLogo),
      navigationLogo: asset(files.navigationLogo),
      heroLottie: asset(files.heroLottie),
      heroStill: asset(files.heroStill),
    }
  }
  if (isGlobal(document, 'navigation')) {
    const { main, footer, socials, selectedSearches, exitHref } = document.fields
    return {
      main: links(main, 'main'),
      footer: links(footer, 'footer'),
      socials: links(socials, 'socials'),
      selectedSearches: selectedSearches ?? [],
      exitHref: exitHref ?? null,
    }
  }
  if (isGlobal(document, 'alert')) {
    const { message, level, startsAt, endsAt, link } = document.fields
    return {
      message: message.trim() || null,
      level: level ?? null,
      startsAt: isoDate(startsAt),
      endsAt: isoEndOfDay(endsAt),
      link: links(link ? [link] : [], 'link'),
    }
  }
  return { ...document.fields }
}

function isGlobal<Name extends GlobalName>(document: GlobalDocument, name: Name): document is GlobalDocument<Name> {
  return document.name === name
}
