import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { SiteFrameQuery, SiteGlobalsQuery } from '#content-contract/operations.ts'
import type { ReportContentProblem } from '#blocks/content-problem.server.ts'
import { foreignLanguage } from '#blocks/foreign-language.server.ts'
import type { GlossaryTerm } from '#blocks/glossary.server.ts'
import { parseLink, parseLinks, type EditorLinkContext } from '#blocks/parse-link.server.ts'
import { addressOf, parsePicture } from '#blocks/parse-picture.server.ts'
import { plainText, plainTexts, nonNull, type Maybe } from '#blocks/plain-text.server.ts'
import { publicBases } from '#sites/site-addresses.server.ts'
import type { Site, SiteHandle } from '#sites/sites.ts'
import type { StaticMessages } from '#i18n/catalogues.server.ts'
import { fallbackLanguage, type Language } from '#i18n/languages.ts'
import { parseExitTarget } from './exit-target.server.ts'
import type { Favicon, SiteFrame } from './site-frame.ts'

const themeFields = [
  'primaryColor',
  'primaryColorDark',
  'primaryColorLight',
  'primaryTextColor',
  'secondaryColor',
  'secondaryColorDark',
  'secondaryColorLight',
  'secondaryTextColor',
] as const

/** The theme's colors as the content system returns them, not validated yet. */
export type RawTheme = Readonly<Partial<Record<(typeof themeFields)[number], string | null>>>

type SiteFrameOptions = {
  readonly globals: SiteGlobalsQuery
  readonly frame: SiteFrameQuery
  readonly site: Site
  /** The sites that are disabled in the content system. */
  readonly disabledSites: readonly SiteHandle[]
  /** The primary site of the content system. */
  readonly primarySite: SiteHandle
  /** The current time, which decides whether the alert is shown. */
  readonly now: Date
  readonly report: ReportContentProblem
  readonly publicHref?: (handle: SiteHandle, path: string) => string
}

/** Parses a site's frame from the results of its two queries. Invalid content is omitted and reported; never throws. */
export function parseSiteFrame({
  globals,
  frame,
  site,
  disabledSites,
  primarySite,
  now,
  report: reportTo,
  publicHref = hrefOf,
}: SiteFrameOptions): {
  frame: Omit<SiteFrame, 'messages'>
  messages: StaticMessages
  glossary: readonly GlossaryTerm[]
  theme: RawTheme
  favicon: Favicon
} {
  const report: ReportContentProblem = (problem) => reportTo({ site: site.handle, language: site.locale, ...problem })
  const context: EditorLinkContext = { site, publicHref, primarySite, report }
  const navigationLogo = parsePicture(frame.logos?.navigationLogo, 'navigation-logo', context)
  const footerLogo = parsePicture(frame.logos?.footerLogo, 'footer-logo', context)
  const alert = parseAlert(frame.alert, now, context)
  return {
    frame: {
      siteName: plainText(globals.assets?.siteName) ?? site.name,
      ...(navigationLogo && { navigationLogo }),
      ...(footerLogo && { footerLogo }),
      navigation: parseLinks(frame.navigation?.main, context),
      footer: parseLinks(frame.navigation?.footer, context),
      socials: site.enable.includes('footer-socials') ? parseLinks(frame.navigation?.socials, context) : [],
      selectedSearches: site.enable.includes('home-selected-searches')
        ? [...new Set(plainTexts(frame.navigation?.selectedSearches))]
        : [],
      ...(site.enable.includes('exit-page') && { exitHref: parseExitTarget(frame.navigation?.exitHref, report) }),
      ...(alert && { alert }),
      disabledSites,
    },
    messages: {
      own: parseMessages(globals.strings, site.locale, report),
      // Problems in these messages are reported for the site in the fallback language.
      fallback: parseMessages(globals.strings, fallbackLanguage, () => {}),
    },
    glossary: parseGlossary(frame.glossary, report),
    theme: Object.fromEntries(themeFields.map((color) => [color, globals.theme?.[color] ?? null])),
    favicon: parseFavicon(globals.assets?.favicon),
  }
}

const hrefOf = (handle: SiteHandle, path: string): string => publicBases[handle] + path

/**
 * Compiles the static messages of a language. The last message with a key wins. An invalid message is reported and omitted.
 */
function parseMessages(
  strings: SiteGlobalsQuery['strings'],
  wanted: Language,
  report: ReportContentProblem,
): StaticMessages['own'] {
  const messages = new Map<string, ReturnType<typeof compileMessage>>()
  for (const { key, message, language } of nonNull(strings)) {
    if (language !== wanted || !key || key === '__proto__' || typeof message !== 'string' || message.trim() === '')
      continue
    try {
      messages.set(key, compileMessage(message))
    } catch (error) {
      report({
        message: `The static message "${key}" cannot be read: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`,
        key,
      })
    }
  }
  return Object.fromEntries(messages)
}

/**
 * Compiles a message with Lingui's compiler. Throws when it is not a valid ICU message, and in cases that the compiler
 * accepts but that would break the page: a choice without the required case `other`, a format that does not support every
 * value, a tag that is not a number.
 */
function compileMessage(message: string): ReturnType<typeof compileMessageOrThrow> {
  const compiled = compileMessageOrThrow(message)
  checkTokens(compiled)
  return compiled
}

function checkTokens(tokens: ReturnType<typeof compileMessageOrThrow>): void {
  for (const token of tokens) {
    if (typeof token === 'string') {
      // The tags of a message must be numbers. A named tag is an error, because its name may be looked up as an inherited
      // property such as `constructor`.
      const [tag] = /<\/?[a-z]\w*\/?>/i.exec(token) ?? []
      if (tag !== undefined) throw new Error(`${tag} is no tag of a message`)
      continue
    }
    const [name, kind, format] = token
    if (kind === undefined || (kind === 'number' && (format === undefined || format === 'percent'))) continue
    if (!/^(?:plural|select|selectordinal)$/.test(kind) || typeof format !== 'object' || format === null)
      throw new Error(`"${[name, kind, format].filter((part) => typeof part === 'string').join(', ')}" is no format`)
    if (!('other' in format)) throw new Error('a choice has no case "other"')
    for (const choice of Object.values(format)) if (Array.isArray(choice)) checkTokens(choice)
  }
}

function parseAlert(fragment: SiteFrameQuery['alert'], now: Date, context: EditorLinkContext): SiteFrame['alert'] {
  const message = plainText(fragment?.message)
  if (!fragment || message === undefined) return undefined
  const start = parseTime(fragment.startsAt, 'startsAt', context.report)
  const end = parseTime(fragment.endsAt, 'endsAt', context.report)
  if ((start !== undefined && now.getTime() < start.from) || (end !== undefined && now.getTime() >= end.until))
    return undefined
  const link = parseLink(nonNull(fragment.link)[0], context)
  return {
    message,
    level: fragment.level === 'warning' ? 'warning' : 'info',
    ...foreignLanguage(fragment.language, context.site),
    ...(link && { link }),
  }
}

const dayLength = 86_400_000

/**
 * Parses a time into its beginning and end, in milliseconds since 1970: a date (in UTC) lasts 24 hours. An invalid time is
 * reported and sets no limit, because a warning that is shown for too long does less harm than a missing one.
 */
function parseTime(
  value: Maybe<string>,
  field: string,
  report: ReportContentProblem,
): { from: number; until: number } | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const from = /^\d{4}-\d{2}-\d{2}(?:$|T)/.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(from)) {
    report({ message: `"${field}" of the alert is no time.`, field })
    return undefined
  }
  return { from, until: value.length === 10 ? from + dayLength : from }
}

function parseGlossary(fragments: SiteFrameQuery['glossary'], report: ReportContentProblem): readonly GlossaryTerm[] {
  return nonNull(fragments).flatMap((fragment) => {
    const title = plainText(fragment.title)
    const definition = plainText(fragment.definition)
    if (fragment.id && title !== undefined && definition !== undefined)
      return [{ id: fragment.id, title, definition, variants: plainTexts(fragment.variants) }]
    report({ message: 'A glossary term without a title or a definition is left out.', term: fragment.id ?? undefined })
    return []
  })
}

function parseFavicon(assets: NonNullable<SiteGlobalsQuery['assets']>['favicon']): Favicon {
  const [asset] = nonNull(assets)
  const sizes = [64, 180, 192, 512] as const
  return Object.fromEntries(
    sizes.flatMap((size) => {
      const address = addressOf(asset?.[`url${size}`])
      return address === undefined ? [] : [[size, address]]
    }),
  )
}
