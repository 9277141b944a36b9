import type { MetaPictureFragment, SocialMetadataFragment } from '#content-contract/operations.ts'
import { uriWithPart, type EntryReference } from '#features/addresses/address.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import { isSiteHandle, type SiteHandle } from '#sites/sites.ts'
import type { MetaFields } from '#blocks/kind-content.server.ts'
import { addressOf } from '#blocks/parse-picture.server.ts'
import type { PageMeta, SocialMeta } from './page.ts'

type Maybe<T> = T | null | undefined

/** The first text that says something. */
const firstText = (...texts: readonly Maybe<string>[]): string | undefined => texts.find((text) => text?.trim())?.trim()

/** An address as it is written in a header or an attribute; undefined unless it is one of the web. */
const webAddress = (text: Maybe<string>): string | undefined =>
  text && /^\s*https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : undefined

/** The address of the first picture that a service can show: none of them shows an SVG. */
const pictureAddress = (...pictures: readonly Maybe<MetaPictureFragment>[]): string | undefined =>
  pictures
    .map((picture) => (picture?.mimeType === 'image/svg+xml' ? undefined : addressOf(picture?.urlLarge)))
    .find((address) => address !== undefined)

/** Parses the words and the picture for one network, without words that repeat the page's; undefined if nothing is left. */
function parseSocial(
  fragment: Maybe<SocialMetadataFragment>,
  page: { title: string | undefined; description?: string | undefined },
) {
  const title = [firstText(fragment?.title)].find((text) => text !== page.title)
  const description = [firstText(fragment?.description)].find((text) => text !== page.description)
  const image = pictureAddress(fragment?.image)
  const social: SocialMeta = { ...(title && { title }), ...(description && { description }), ...(image && { image }) }
  return Object.keys(social).length > 0 ? social : undefined
}

/**
 * Parses the data for the head of a page. Each value has its own order of fields, of which the most particular one wins. A
 * page that is part of something says so in its title: its own name goes `before` that of its entry, the name of its publication
 * `after` it. The editors' canonical address stands for the entry, not for its parts; a part that shows the same as
 * another one may name that.
 */
export function parsePageMeta(
  fragment: MetaFields,
  entry: EntryReference,
  {
    before,
    after,
    canonicalPart,
  }: {
    readonly before?: string | undefined
    readonly after?: string | undefined
    readonly canonicalPart?: string | undefined
  } = {},
): PageMeta {
  const { seo } = fragment
  const { part } = entry
  const uri = uriWithPart(entry.uri, part)
  const translations: Partial<Record<SiteHandle, string>> = {
    [entry.shownFrom]: pathFromUri(uriWithPart(entry.uri, canonicalPart ?? part)),
  }
  for (const other of fragment.localized ?? []) {
    if (other?.uri && other.siteHandle && other.enabledForSite !== false && isSiteHandle(other.siteHandle)) {
      translations[other.siteHandle] = pathFromUri(uriWithPart(other.uri, part))
    }
  }
  const description = firstText(
    seo?.description,
    fragment.seoDescription,
    fragment.searchDescription,
    fragment.introText,
    fragment.intro,
  )
  const canonical =
    part === undefined
      ? [seo?.advanced?.canonical, fragment.canonical].map(webAddress).find((address) => address !== undefined)
      : undefined
  const titles = [seo?.title, fragment.seoTitle, fragment.title]
  // The title of the home page is only a name for editors, and an SEO title that nobody has written repeats it.
  const ofEntry = firstText(...titles.filter((text) => uri !== '__home__' || text !== fragment.title)) ?? ''
  const title = [before, ofEntry, after].filter(Boolean).join(' – ')
  // Editors write the texts for a network about the whole entry, so its parts do not get them.
  const socialOf = (social: Maybe<SocialMetadataFragment>) =>
    part === undefined ? parseSocial(social, { title: firstText(...titles), description }) : undefined
  const facebook = socialOf(seo?.social?.facebook)
  const twitter = socialOf(seo?.social?.twitter)
  const image = pictureAddress(...(fragment.seoImage ?? []), ...(fragment.featuredimage ?? []))
  return {
    uri,
    title,
    ...(description ? { description } : {}),
    shownFrom: entry.shownFrom,
    translations,
    ...(canonical ? { canonical } : {}),
    ...(image ? { image } : {}),
    ...(facebook && { facebook }),
    ...(twitter && { twitter }),
    robots: (seo?.advanced?.robots ?? []).filter((value) => typeof value === 'string'),
  }
}
