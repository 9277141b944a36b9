import type { MetaPictureFragment, SocialMetadataFragment } from '#content-contract/operations.ts'
import { uriWithPart, type EntryReference } from '#features/redirects/resolved-url.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import { isSiteHandle, type SiteHandle } from '#sites/site-languages.ts'
import type { MetaFields } from '#blocks/kind-content.server.ts'
import { addressOf } from '#blocks/parse-picture.server.ts'
import { plainText, type Maybe } from '#blocks/plain-text.server.ts'
import type { PageMeta, SocialMeta } from './page.ts'

/** Returns the first text of which something is left as plain text. */
const firstText = (...texts: readonly Maybe<string>[]): string | undefined =>
  texts.map(plainText).find((text) => text !== undefined)

/** Parses an http or https URL and serializes it for a header or an attribute; undefined for anything else. */
const webAddress = (text: Maybe<string>): string | undefined =>
  text && /^\s*https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : undefined

/** Returns the URL of the first picture that social networks support: none of them shows an SVG. */
const pictureAddress = (...pictures: readonly Maybe<MetaPictureFragment>[]): string | undefined =>
  pictures
    .map((picture) => (picture?.mimeType === 'image/svg+xml' ? undefined : addressOf(picture?.urlLarge)))
    .find((address) => address !== undefined)

/** Parses the texts and the picture for one network, without texts that repeat the page's; undefined if nothing is left. */
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
 * Parses the metadata of a page. Each value comes from the most specific field that is set. The title consists of the title
 * of the part if the page shows one (`before`), the title of the entry, and the title of the publication if the entry is
 * another page of it (`after`). The editors' canonical URL is that of the entry, not of its parts. `canonicalPart` is
 * another part of the entry with the same content, whose path is the canonical one.
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
  const titles = [seo?.title, fragment.seoTitle, fragment.title].map(plainText)
  // The home page's own title is an internal name for editors. An SEO title that has not been edited repeats it.
  const ofEntry = firstText(...titles.filter((text) => uri !== '__home__' || text !== plainText(fragment.title))) ?? ''
  const title = [before, ofEntry, after].filter(Boolean).join(' – ')
  // The texts for social networks describe the whole entry, so the parts of an entry do not get them.
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
