import type {
  FileFragment,
  GuidelinePageQuery,
  PanelMemberFragment,
  PublicationFragment,
  RecommendationFragment,
} from '#content-contract/operations.ts'
import type { PageContext } from '#blocks/parse-article.server.ts'
import { foreignLanguage } from '#blocks/foreign-language.server.ts'
import { fileOf } from '#blocks/parse-files.server.ts'
import { ownOriginsOf } from '#blocks/parse-link.server.ts'
import { parseSources } from '#blocks/parse-source.server.ts'
import { parseTeasers, type TeaserFields } from '#blocks/parse-teaser.server.ts'
import { plainText, nonNull, type Maybe } from '#blocks/plain-text.server.ts'
import { resolveHref } from '#blocks/resolve-href.server.ts'
import { languageNames } from '#i18n/language-names.ts'
import type { Language } from '#i18n/languages.ts'
import { parseUriPath } from '#lib/uri-path.ts'
import { isSiteHandle, siteHandles, sites } from '#sites/sites.ts'
import type { GuidelineFile, GuidelineTranslation, PanelMember, Publication, Recommendation } from './guideline.ts'

type GuidelineEntry = NonNullable<GuidelinePageQuery['entry']>

type List<Item> = Maybe<readonly Maybe<Item>[]>

export const isYear = (year: Maybe<number>): year is number => typeof year === 'number' && Number.isInteger(year)

/** Parses recommendations, in order. One without text is left out, and an unknown strength is dropped; both are reported. */
export function parseRecommendations(
  fragments: List<
    RecommendationFragment & { readonly chapter?: List<TeaserFields>; readonly citedBy?: List<TeaserFields> }
  >,
  context: PageContext,
): readonly Recommendation[] {
  return nonNull(fragments).flatMap((fragment, place) => {
    const text = plainText(fragment.text)
    if (text === undefined) {
      context.report({ message: 'A recommendation without words is left out.', entry: fragment.id ?? undefined })
      return []
    }
    const named = plainText(fragment.strength)?.toLowerCase()
    const strength = named === 'strong' || named === 'weak' ? named : undefined
    if (named !== undefined && strength === undefined)
      context.report({ message: `The strength "${named}" is unknown.`, entry: fragment.id ?? undefined })
    const evidence = plainText(fragment.levelOfEvidence)
    const [chapter] = parseTeasers(fragment.chapter, context)
    const citedBy = parseTeasers(fragment.citedBy, context)
    return [
      {
        id: fragment.id ?? String(place),
        text,
        ...(strength && { strength }),
        ...(evidence !== undefined && { evidence }),
        ...(chapter && { chapter }),
        ...(citedBy.length > 0 && { citedBy }),
      },
    ]
  })
}

export function parsePublications(fragments: List<PublicationFragment>, context: PageContext): readonly Publication[] {
  return nonNull(fragments).flatMap((fragment) => {
    const title = plainText(fragment.title) ?? plainText(fragment.citation)
    const [source] = parseSources(
      [{ ...fragment, language: null, citation: plainText(fragment.citation) ?? title }],
      context,
    )
    const file = parseFile(fragment.file)
    return title !== undefined && source ? [{ title, source, ...(file && { file }) }] : []
  })
}

/** Parses the panel by role, in the order of the first member of each. A member without a name is left out and reported. */
export function parsePanel(fragments: List<PanelMemberFragment>, context: PageContext) {
  const groups = new Map<string | undefined, PanelMember[]>()
  for (const fragment of nonNull(fragments)) {
    const [person] = nonNull(fragment.person)
    const name = plainText(person?.title)
    if (!person || name === undefined) {
      context.report({ message: 'A member of the panel without a name is left out.', entry: fragment.id ?? undefined })
      continue
    }
    const panelRole = plainText(fragment.panelRole)
    const group = groups.get(panelRole) ?? []
    groups.set(panelRole, group)
    group.push({
      id: fragment.id ?? person.id ?? name,
      name,
      ...foreignLanguage(person.language, context.site),
      ...textsOf({
        role: person.role,
        affiliation: person.affiliation,
        country: person.country,
        conflictOfInterest: person.conflictOfInterest,
      }),
    })
  }
  return [...groups].map(([role, members]) => ({ ...(role !== undefined && { role }), members }))
}

/** Returns the texts without the empty ones. */
const textsOf = <Name extends string>(
  texts: Readonly<Record<Name, Maybe<string>>>,
): { readonly [N in Name]?: string } =>
  Object.fromEntries(
    Object.entries<Maybe<string>>(texts).flatMap(([name, value]) => {
      const text = plainText(value)
      return text === undefined ? [] : [[name, text]]
    }),
  ) as { readonly [N in Name]?: string }

/**
 * Parses the translations of a guideline. A translation with neither a file nor a link leads to our own translated page, if
 * there is one.
 */
export function parseTranslations(
  entry: Pick<GuidelineEntry, 'localized' | 'translations'>,
  context: PageContext,
): readonly GuidelineTranslation[] {
  return nonNull(entry.translations).flatMap((fragment) => {
    const { id, languageName: written, year } = fragment
    const languageName = plainText(written)
    if (languageName === undefined) {
      context.report({ message: 'A translation without a language is left out.', entry: id ?? undefined })
      return []
    }
    const language = languageCalled(languageName)
    const file = parseFile(fragment.file)
    const href = externalHref(fragment.href, context)
    const ownHref = href === undefined && !file ? ownTranslation(entry, language, context) : undefined
    return [
      {
        id: id ?? languageName,
        languageName,
        ...(language && { language }),
        ...textsOf({ society: fragment.society }),
        ...(isYear(year) && { year }),
        ...(href !== undefined && { href }),
        ...(ownHref !== undefined && { ownHref }),
        ...(file && { file }),
      },
    ]
  })
}

/** Returns the language of one of our sites whose name in that language is `name`; undefined if there is none. */
function languageCalled(name: string): Language | undefined {
  const sameName = (handle: (typeof siteHandles)[number]) =>
    languageNames[sites[handle].locale].toLowerCase() === name.toLowerCase()
  const handle = siteHandles.find(sameName)
  return handle && sites[handle].locale
}

function externalHref(href: Maybe<string>, context: PageContext): string | undefined {
  if (typeof href !== 'string' || href.trim() === '') return undefined
  const target = resolveHref(href, ownOriginsOf(context))
  if (target.kind === 'external') return target.href
  if (target.kind === 'internal') return context.publicHref(context.site.handle, target.path)
  context.report({ message: 'The address of a translation is left out.' })
  return undefined
}

function ownTranslation(
  { localized }: Pick<GuidelineEntry, 'localized'>,
  language: Language | undefined,
  context: PageContext,
): string | undefined {
  for (const { uri, siteHandle, enabledForSite } of nonNull(localized)) {
    if (!uri || !siteHandle || !isSiteHandle(siteHandle) || enabledForSite === false) continue
    const path = parseUriPath(uri)
    if (path !== undefined && sites[siteHandle].locale === language) return context.publicHref(siteHandle, path)
  }
  return undefined
}

/** Parses the first file of a field; returns undefined when it is missing or has no URL. */
export function parseFile(files: List<FileFragment>): GuidelineFile | undefined {
  const [file] = nonNull(files)
  return file && fileOf(file)
}
