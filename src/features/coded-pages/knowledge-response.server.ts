import type { Language } from '#i18n/languages.ts'
import { codeSystems } from '#lib/clinical-codes.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { publicBases } from '#sites/site-addresses.server.ts'
import { sites, type Site, type SiteHandle } from '#sites/sites.ts'
import { formatCode } from './clinical-code.ts'
import type { CodedPage } from './find-coded-pages.server.ts'
import type { KnowledgeRequest } from './parse-knowledge-request.server.ts'

type Text = { readonly _value: string; readonly type?: 'text' | 'html' }
type Category = { readonly scheme: string; readonly term: string }
type Link = {
  readonly href: string
  readonly rel: 'alternate'
  readonly type: 'text/html'
  readonly hreflang: Language
  readonly title: string
}

/**
 * A knowledge response in the JSON form of the Infobutton standard (HL7 Version 3 Implementation Guide: Infobutton
 * Service-Oriented Architecture, knowledge response payload), which is an Atom feed (RFC 4287). The order of the properties
 * is that of the elements in the schema of the payload.
 */
export type KnowledgeResponse = {
  readonly feed: {
    readonly lang: Language
    readonly base: string
    readonly title: Text
    readonly subtitle: Text
    readonly author: { readonly name: Text; readonly uri: Text }
    readonly updated: Text
    readonly category: readonly Category[]
    readonly id: Text
    readonly entry: readonly {
      readonly lang: Language
      readonly title: Text
      readonly link: readonly Link[]
      readonly id: Text
      readonly updated: Text
      readonly summary: Text
      readonly category: readonly Category[]
    }[]
  }
}

type Answer = {
  readonly request: KnowledgeRequest
  /** The site whose language the response is in. */
  readonly site: Site
  readonly pages: readonly CodedPage[]
  /** The sites that are enabled. */
  readonly siblings: readonly SiteHandle[]
  /** The absolute URL of the request, with the parameters that are read. */
  readonly url: string
  /** The notice that a page is not translated, in the site's language. */
  readonly untranslated: string
  /**
   * The time of the response, in ISO 8601. It is the `updated` time of a feed without pages, and of a page whose time of the
   * last change is unknown.
   */
  readonly now: string
}

/**
 * Builds the response to a request. The entry of a page that is not translated has a notice in its summary, and the language
 * of the page as its own.
 */
export function knowledgeResponse({
  request,
  site,
  pages,
  siblings,
  url,
  untranslated,
  now,
}: Answer): KnowledgeResponse {
  const base = `${publicBases[site.handle]}/`
  const oid = codeSystems[request.code.system].oid
  const codeCategories = (codes: readonly string[]): readonly Category[] =>
    codes.flatMap((code) => [
      { scheme: 'mainSearchCriteria.v.c', term: code },
      { scheme: 'mainSearchCriteria.v.cs', term: oid },
    ])
  // The site is for patients, whatever recipient the request names.
  const forPatients: Category = { scheme: 'informationRecipient', term: 'PAT' }
  const entry = pages.map(({ link, language, codes, updated, translations }) => {
    const href = publicBases[site.handle] + link.path
    const isUntranslated = language !== site.locale
    const others = siblings.flatMap((handle): Link[] => {
      const translation = translations[handle]
      const { locale } = sites[handle]
      return translation === undefined || handle === site.handle || locale === language
        ? []
        : [linkTo(publicBases[handle] + translation.path, locale, translation.title)]
    })
    return {
      lang: language,
      title: text(link.label),
      link: [linkTo(href, language, link.label), ...others],
      id: { _value: href },
      updated: { _value: timeOf(updated) ?? now },
      summary: {
        _value:
          (isUntranslated
            ? `<p lang="${site.locale}"${site.rtl ? ' dir="rtl"' : ''}>${escapeHtml(untranslated)}</p>`
            : '') + (link.text === undefined ? '' : `<p>${escapeHtml(link.text)}</p>`),
        type: 'html' as const,
      },
      category: [...codeCategories(codes), forPatients],
    }
  })
  const latest = entry
    .map(({ updated }) => updated._value)
    .toSorted()
    .at(-1)
  return {
    feed: {
      lang: site.locale,
      base,
      title: text(site.name),
      subtitle: text(formatCode(request.code)),
      author: { name: { _value: site.name }, uri: { _value: base } },
      updated: { _value: latest ?? now },
      category: [
        ...codeCategories([request.code.code]),
        ...(request.displayName === undefined
          ? []
          : [{ scheme: 'mainSearchCriteria.v.dn', term: request.displayName }]),
        forPatients,
        { scheme: 'informationRecipient.languageCode.c', term: String(request.language ?? site.locale) },
      ],
      id: { _value: url },
      entry,
    },
  }
}

const text = (value: string): Text => ({ _value: value, type: 'text' })

const linkTo = (href: string, hreflang: Language, title: string): Link => ({
  href,
  rel: 'alternate',
  type: 'text/html',
  hreflang,
  title,
})

/** Returns a time in the format of RFC 3339; undefined if it cannot be parsed. */
function timeOf(iso: string | undefined): string | undefined {
  const time = new Date(iso ?? '')
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}
