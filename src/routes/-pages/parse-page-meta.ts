import { uriWithPart, type EntryReference } from '#features/addresses/address.ts'
import { isSiteHandle, type SiteHandle } from '#sites/sites.ts'
import type { PageMeta } from './page.ts'

type Maybe<T> = T | null | undefined

/** The fields of any page that its head is made from. */
export type MetaFragment = {
  readonly title?: Maybe<string>
  readonly introText?: Maybe<string>
  readonly intro?: Maybe<string>
  readonly searchDescription?: Maybe<string>
  readonly seoTitle?: Maybe<string>
  readonly seoDescription?: Maybe<string>
  readonly canonical?: Maybe<string>
  readonly seo?: Maybe<{
    readonly title?: Maybe<string>
    readonly description?: Maybe<string>
    readonly advanced?: Maybe<{ readonly robots?: Maybe<readonly Maybe<string>[]>; readonly canonical?: Maybe<string> }>
  }>
  readonly localized?: Maybe<
    readonly Maybe<{
      readonly uri?: Maybe<string>
      readonly siteHandle?: Maybe<string>
      readonly enabledForSite?: Maybe<boolean>
    }>[]
  >
}

/** The first text that says something. */
const firstText = (...texts: readonly Maybe<string>[]): string | undefined => texts.find((text) => text?.trim())?.trim()

/** An address as it is written in a header or an attribute; undefined unless it is one of the web. */
const webAddress = (text: Maybe<string>): string | undefined =>
  text && /^\s*https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : undefined

/**
 * What the head of a page says, each by its own order of fields: the most particular one wins. A page that is part of
 * something says so in its title: its own name goes `before` that of its entry, the name of its work `after` it. The
 * editors' canonical address stands for the entry, not for its parts.
 */
export function parsePageMeta(
  fragment: MetaFragment,
  entry: EntryReference,
  { before, after }: { readonly before?: string | undefined; readonly after?: string | undefined } = {},
): PageMeta {
  const { seo } = fragment
  const { part } = entry
  const uri = uriWithPart(entry.uri, part)
  const translations: Partial<Record<SiteHandle, string>> = { [entry.shownFrom]: uri }
  for (const other of fragment.localized ?? []) {
    if (other?.uri && other.siteHandle && other.enabledForSite !== false && isSiteHandle(other.siteHandle)) {
      translations[other.siteHandle] = uriWithPart(other.uri, part)
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
  return {
    uri,
    title: [before, firstText(seo?.title, fragment.seoTitle, fragment.title), after].filter(Boolean).join(' – '),
    ...(description ? { description } : {}),
    shownFrom: entry.shownFrom,
    translations,
    ...(canonical ? { canonical } : {}),
    robots: (seo?.advanced?.robots ?? []).filter((value) => typeof value === 'string'),
  }
}
