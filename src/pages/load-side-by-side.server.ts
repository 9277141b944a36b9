import type { Article } from '#blocks/article.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import { linkContextOf } from '#blocks/link-context.server.ts'
import { loadRevision } from '#blocks/load-revision.server.ts'
import { readAloudButton, toolLabels } from '#blocks/page-tools.server.ts'
import { outdatedTexts, passageTexts } from '#features/side-by-side/mark-outdated.server.ts'
import { createPassageMaker } from '#features/side-by-side/make-passages.server.ts'
import { type ArticleSide, pairArticles } from '#features/side-by-side/pair-articles.server.ts'
import { compareRevisions } from '#lib/compare-revisions.ts'
import { siblingsOf } from '#shell/language-order.ts'
import type { ResolvedUrl } from '#features/redirects/resolved-url.ts'
import { sideBySidePath } from '#features/side-by-side/side-by-side-path.ts'
import type { Cell, Passage, Side, SideBySide, SideBySidePageContent } from '#features/side-by-side/side-by-side.ts'
import { languageNames } from '#i18n/language-names.ts'
import { loadI18n, loadMessages } from '#i18n/load-i18n.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { loadSiteFrame } from '#shell/load-site-frame.server.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import { canonicalPathOf, type Page } from './page.ts'
import { resolvePage } from './resolve-page.server.ts'

/** A page with an article, on one site. */
type ArticlePage = {
  readonly site: SiteHandle
  readonly path: string
  /** The id of the entry. */
  readonly id: string
  /** The uri of the entry, on the site whose text is shown. */
  readonly uri: string
  readonly page: Page
  readonly article: Article
}

type Redirect = Extract<ResolvedUrl, { kind: 'redirect' }>

/**
 * Loads a page of a site in two languages, passage by passage; without `other`, loads the other languages in which the page
 * exists. Returns a redirect if the path redirects within the site, as the path of the original does on the site of a
 * translation. Returns undefined if the path redirects elsewhere, if there is no article at the path, or if the page does
 * not exist in the second language. Rejects as `resolvePage` does.
 *
 * @param path the path of the page within the site, percent-encoded
 * @param other the site of the second language
 */
export async function loadSideBySide(
  site: SiteHandle,
  path: string,
  other: SiteHandle | undefined,
): Promise<SideBySidePageContent | Redirect | undefined> {
  const own = await resolveArticle(site, path)
  if (!own) return undefined
  if ('kind' in own) {
    if (own.target.kind !== 'internal') return undefined
    return { ...own, target: { kind: 'internal', path: sideBySidePath(own.target.path, other) } }
  }
  const { shownFrom, translations } = own.page.meta
  const others = siblingsOf((await loadSiteFrame(sites[site])).frame)
    .filter(({ handle }) => handle !== shownFrom && translations[handle] !== undefined)
    .map(({ handle, locale, name }) => ({ handle, language: locale, name }))
  const content: SideBySidePageContent = {
    title: own.article.title,
    language: own.article.language,
    path,
    uris: [own.uri],
    shownFrom,
    translations,
    canonical: publicHref(shownFrom, canonicalPathOf(own.page.meta)),
    others,
  }
  if (other === undefined) return content
  const isOffered = others.some(({ handle }) => handle === other)
  const counterpart = isOffered ? await loadArticle(other, translations[other] ?? path) : undefined
  return counterpart && { ...content, uris: [own.uri, counterpart.uri], sides: await pairSides(own, counterpart) }
}

async function resolveArticle(site: SiteHandle, path: string): Promise<ArticlePage | Redirect | undefined> {
  const { page, address } = await resolvePage({ site, pathAndQuery: path })
  if (address.kind === 'redirect') return address
  if (!page || address.kind !== 'entry' || !('article' in page.content)) return undefined
  const { article } = page.content
  const { id, uri } = address.entry
  return article.actions ? { site, path, id, uri, page, article } : undefined
}

async function loadArticle(site: SiteHandle, path: string): Promise<ArticlePage | undefined> {
  const found = await resolveArticle(site, path)
  return found && 'article' in found ? found : undefined
}

const publicHref = (site: SiteHandle, path: string): string => linkContextOf(sites[site]).publicHref(site, path)

async function pairSides(own: ArticlePage, other: ArticlePage): Promise<SideBySide> {
  const [ownSide, otherSide] = await Promise.all([articleSide('own', own), articleSide('other', other)])
  const [ownOutdated, otherOutdated] = await Promise.all([findOutdated(own), findOutdated(other)])
  const cellOf = (passages: readonly Passage[], outdated: ReadonlySet<string> | undefined): Cell => ({
    passages,
    ...(outdated && passages.flatMap(passageTexts).some((text) => outdated.has(text)) && { isOutdated: true }),
  })
  return {
    own: { ...ownSide.side, areChangesMarked: ownOutdated !== undefined },
    other: { ...otherSide.side, areChangesMarked: otherOutdated !== undefined },
    rows: pairArticles(ownSide.text, otherSide.text).map(({ anchor, ...pair }) => ({
      ...(anchor !== undefined && { anchor }),
      own: cellOf(pair.own, ownOutdated),
      other: cellOf(pair.other, otherOutdated),
    })),
    swappedHref: publicHref(other.site, sideBySidePath(other.path, own.page.meta.shownFrom)),
  }
}

/**
 * Finds the texts of a translation whose original has changed since they were translated. Undefined if the translation is
 * not outdated, or if the original or the version of it that was translated is not available.
 */
async function findOutdated(translated: ArticlePage): Promise<ReadonlySet<string> | undefined> {
  const { article, page, site } = translated
  const { primarySite } = await fetchContentSites(site)
  const originalPath = page.meta.translations[primarySite]
  if (article.translation.kind !== 'behind' || originalPath === undefined) return undefined
  const original = await loadArticle(primarySite, originalPath)
  const revision = article.revision ?? ''
  const before =
    original &&
    (await loadRevision({
      site: primarySite,
      id: original.id,
      path: originalPath,
      isWanted: (name) => compareRevisions(name, revision) <= 0,
    }))
  if (!original || !before) return undefined
  const [originalSide, side] = await Promise.all([articleSide('own', original), articleSide('other', translated)])
  return outdatedTexts(before, originalSide.text, side.text)
}

/** Prepares one side. Links in the text of the other language become public URLs, because they lead to another site. */
async function articleSide(
  name: 'own' | 'other',
  { site, path, article }: ArticlePage,
): Promise<{ side: Omit<Side, 'areChangesMarked'>; text: ArticleSide }> {
  const { title, language, translation } = article
  const i18n = await loadI18n(language)
  await Promise.all(['side-by-side', 'content-labels'].map((catalogue) => loadMessages(i18n, catalogue)))
  const hrefOf = (target: string) => (name === 'own' ? target : publicHref(site, target))
  const rewriteLink = (href: string) => hrefOf(href.startsWith('#') ? path + href : href)
  return {
    side: {
      language,
      name: languageNames[language],
      title,
      href: hrefOf(path),
      readAloud: {
        kind: 'rich-text',
        id: `${name}-read-aloud`,
        html: readAloudButton(language, escapeHtml(i18n._(toolLabels.readAloud)), true),
      },
      isOutdated: translation.kind === 'behind',
    },
    text: { article, passages: createPassageMaker(name, { i18n, language, rewriteLink }) },
  }
}
