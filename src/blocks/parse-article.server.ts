import type {
  ChatbotArticleFragment,
  ConditionArticleFragment,
  ContactArticleFragment,
  EducationEventArticleFragment,
  GuidelineArchiveArticleFragment,
  GuidelineArticleFragment,
  GuidelineChapterArticleFragment,
  HomeArticleFragment,
  ModuleArticleFragment,
  NewsArticleFragment,
  OfficeArticleFragment,
  PageArticleFragment,
  PressReleaseArticleFragment,
  SectionArticleFragment,
  SituationArticleFragment,
  StoryArticleFragment,
  TagArticleFragment,
  TopicArticleFragment,
  TreatmentArticleFragment,
  UndergraduateArticleFragment,
  UpdateArticleFragment,
  PictureFragment,
} from '#content-contract/operations.ts'
import { ContentError } from '#content/content-error.ts'
import { fallbackLanguage, isLanguage, type Language } from '#i18n/languages.ts'
import { compareRevisions } from '#lib/compare-revisions.ts'
import type { RichText } from '#lib/rich-text.ts'
import { pathFromUri, parseUriPath } from '#lib/uri-path.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import { hasOwnPage } from '#sites/tool-pages.ts'
import { createAnchors } from './anchors.server.ts'
import type { Article, Contributor, Original, Translation } from './article.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import { parseDay } from './calendar-day.server.ts'
import type { ReportContentProblem } from './content-problem.server.ts'
import { careLine } from './care-notice.server.ts'
import type { WrittenSigns } from './care-signs.server.ts'
import type { EmergencyNumbers } from './emergency-numbers.server.ts'
import { termAnchor, type GlossaryTerm } from './glossary.server.ts'
import type { OfflineLabels } from './offline-section.server.ts'
import { packButton, type PackLabels } from './pack-button.server.ts'
import { saveForm, type SaveLabels } from './save-form.server.ts'
import { pageAddress } from './page-address.server.ts'
import { toolOf, type ToolLinkLabels } from './tool-links.server.ts'
import { type FeedbackLabels, pageFeedback } from './page-feedback.server.ts'
import { pageTools, type ToolLabels } from './page-tools.server.ts'
import { parseBlocks } from './parse-blocks.server.ts'
import { ownOriginsOf } from './parse-link.server.ts'
import { parseContributors } from './parse-contributors.server.ts'
import { parsePicture } from './parse-picture.server.ts'
import { parseEvidence } from './parse-evidence.server.ts'
import type { SourceContext } from './parse-source.server.ts'
import { parseTeasers } from './parse-teaser.server.ts'
import { sourceNoteAnchor } from './source-references.server.ts'
import type { TopicGroup } from './topic-groups.ts'
import { plainText, plainTexts, nonNull, type Maybe } from './plain-text.server.ts'
import { readingMinutes } from './reading-time.server.ts'
import { createRichTextParser } from './rich-text.server.ts'

export type { GlossaryTerm } from './glossary.server.ts'

/** The context that the parsers of a page need. */
export type PageContext = SourceContext & {
  /** The page's path within the site. */
  readonly path: string
  /** `primary` when the site has no translation and shows the primary site's text. */
  readonly shownFrom: 'own' | 'primary'
  /** The primary site of the content system. */
  readonly primarySite: SiteHandle
  /** The numbers for emergency and urgent care cards. */
  readonly numbers: EmergencyNumbers
  /** The signs that a reader has written about or chosen, which care cards mark. */
  readonly writtenSigns?: WrittenSigns
  /** The terms to mark in the text, in the language of the text. */
  readonly glossary: readonly GlossaryTerm[]
  /**
   * Returns the group of a type of entry on the page of a topic or tag. If it is left out, all entries are in the group
   * `pages`.
   */
  readonly topicGroupOf?: (typeHandle: string) => TopicGroup
  readonly labels: {
    readonly newTab: string
    readonly table: string
    /** The label of the list of countries on an emergency card. */
    readonly countries: string
    /** The text of the line that links to the emergency or urgent card; left out on pages without that line. */
    readonly helpNow?: string
    /** The labels of the feedback form; left out on pages without it. */
    readonly feedback?: FeedbackLabels
    /** The text before the URL on a printed page; left out on pages without it. */
    readonly address?: string
    /** The labels of the form that saves the page; left out on pages without it. */
    readonly save?: SaveLabels
    /** The labels of the button that adds the page to the visit pack; left out on pages without it. */
    readonly pack?: PackLabels
    /** The labels of the section that keeps a condition for reading offline; left out on pages without it. */
    readonly offline?: OfflineLabels
    /** The labels of the links to tools; left out on pages without such links. */
    readonly toolLinks?: ToolLinkLabels
    /** The labels of the tools for reading the page in another way; left out on pages without them. */
    readonly tools?: ToolLabels
  }
}

/** The fragments of pages, one per type of entry: parsers can only read a field that all of them have. */
export type PageEntry =
  | ChatbotArticleFragment
  | ConditionArticleFragment
  | ContactArticleFragment
  | EducationEventArticleFragment
  | GuidelineArchiveArticleFragment
  | GuidelineArticleFragment
  | GuidelineChapterArticleFragment
  | HomeArticleFragment
  | ModuleArticleFragment
  | NewsArticleFragment
  | OfficeArticleFragment
  | PageArticleFragment
  | PressReleaseArticleFragment
  | SectionArticleFragment
  | SituationArticleFragment
  | StoryArticleFragment
  | TagArticleFragment
  | TopicArticleFragment
  | TreatmentArticleFragment
  | UndergraduateArticleFragment
  | UpdateArticleFragment

/** The fields of an article. An entry whose type the query does not select has none of them. */
export type ArticleFields = Partial<Omit<PageEntry, 'featuredimage'>> & {
  readonly featuredimage?: Maybe<readonly Maybe<PictureFragment>[]>
}

/**
 * Parses the article of a page, whatever its kind. Content that cannot be shown is left out and reported.
 *
 * Throws a `ContentError` when there is no entry, or when it lacks its id or its title.
 */
export function parseArticle(fragment: Maybe<ArticleFields>, pageContext: PageContext): Article {
  const { site, path, glossary, labels } = pageContext
  const language = languageOf(fragment, pageContext)
  const title = plainText(fragment?.title)
  if (!fragment?.id || title === undefined) {
    throw new ContentError(fragment?.id ? 'The page has no title.' : 'The page has no id.', {
      site: site.handle,
      language,
      path,
    })
  }
  const place = { site: site.handle, language, path }
  const report: ReportContentProblem = (problem) => pageContext.report({ ...place, ...problem })
  const context: PageContext = { ...pageContext, report }

  const { sources, evidence } = parseEvidence(fragment.sources, fragment.evidence, context)
  const anchors = createAnchors(language, [
    ...glossary.map(termAnchor),
    ...sources.flatMap(({ id }) => [`source-${id}`, sourceNoteAnchor(id)]),
  ])
  const richText = createRichTextParser({
    language,
    glossary,
    ownOrigins: ownOriginsOf(context),
    report,
    evidence,
    sourceLabels: context.sourceLabels,
    newTabLabel: labels.newTab,
    tableLabel: labels.table,
    labelLanguage: site.locale,
    anchors,
  })
  const blocks = parseBlocks(fragment.blocks, { ...context, language, richText, anchors })
  const intro = plainText(fragment.introText) ?? plainText(fragment.intro)
  const keyPoints = [...new Set(plainTexts(fragment.keyPoints))]
  const illustration = parsePicture(fragment.featuredimage, 'illustration', context)
  const reviewers = parseContributors(fragment.reviewers, context)
  const review = parseReview(fragment, reviewers, report)
  const published = parseDay(fragment.postDate, 'postDate', report)
  const translator = plainText(fragment.translator)
  const revision = revisionOf(fragment)
  const actions = [saveFormOf, packButtonOf, toolsOf].flatMap((actionsOf) => actionsOf(fragment, language, context))

  return {
    title,
    ...(intro !== undefined && { intro }),
    keyPoints,
    ...(illustration && { illustration }),
    blocks,
    related: parseTeasers(fragment.relatedContent, context),
    topicsAndTags: parseTeasers([...nonNull(fragment.topics), ...nonNull(fragment.tags)], context),
    sources,
    reviewers,
    ...review,
    ...(published !== undefined && { published }),
    ...(translator !== undefined && { translator }),
    language,
    translation: translationOf(fragment, context),
    ...(revision !== undefined && { revision }),
    careLine: labels.helpNow === undefined ? undefined : careLine(blocks, labels.helpNow, language, site.locale),
    feedback: feedbackOf(fragment, language, context),
    ...(actions.length > 0 && { actions }),
    tool: toolOf(site, primaryUri(fragment, context), labels.toolLinks),
    address: addressOf(fragment, language, context),
    minutes: readingMinutes(language, [intro ?? '', ...keyPoints], blocks),
    ancestors: ancestorsOf(fragment, context),
  }
}

/**
 * Parses when a text was reviewed and when its next review is due (`YYYY-MM-DD`). Without a reviewer, both are left out and
 * the date of the last review is reported, because readers and search engines would assume that somebody had reviewed the
 * text.
 */
function parseReview(
  fragment: ArticleFields,
  reviewers: readonly Contributor[],
  report: ReportContentProblem,
): Pick<Article, 'lastReviewed' | 'nextReview'> {
  const lastReviewed = parseDay(fragment.lastReviewed, 'lastReviewed', report)
  const nextReview = parseDay(fragment.nextReview, 'nextReview', report)
  if (reviewers.length === 0) {
    if (lastReviewed !== undefined) report({ message: 'A review is dated, but names no reviewer.', field: 'reviewers' })
    return {}
  }
  return { ...(lastReviewed !== undefined && { lastReviewed }), ...(nextReview !== undefined && { nextReview }) }
}

/**
 * Returns an article without its feedback form, its actions, its care line and its printed URL, for pages that do not show
 * them: hydration fails on rich text that is not shown.
 */
export const withoutForms = (article: Article): Article => ({
  ...article,
  feedback: undefined,
  actions: undefined,
  careLine: undefined,
  address: undefined,
})

const revisionOf = ({ translatedRevision, sourceRevision }: ArticleFields): string | undefined =>
  plainText(translatedRevision) ?? plainText(sourceRevision)

const feedbackOf = (fragment: ArticleFields, language: Language, { site, labels }: PageContext): RichText | undefined =>
  fragment.uri && labels.feedback
    ? pageFeedback({
        uri: fragment.uri,
        language,
        pageLanguage: site.locale,
        revision: revisionOf(fragment),
        labels: labels.feedback,
      })
    : undefined

const saveFormOf = ({ uri }: ArticleFields, language: Language, { site, labels }: PageContext): readonly RichText[] =>
  uri && labels.save
    ? [saveForm({ path: pathFromUri(uri), language, pageLanguage: site.locale, labels: labels.save })]
    : []

const packButtonOf = ({ uri }: ArticleFields, language: Language, { site, labels }: PageContext): readonly RichText[] =>
  uri && labels.pack && hasOwnPage(site, '/visit-pack')
    ? [packButton({ path: pathFromUri(uri), language, pageLanguage: site.locale, labels: labels.pack })]
    : []

/** Returns the uri of the entry on the primary site, or the entry's own uri if it has none there. */
const primaryUri = ({ uri, localized }: ArticleFields, { primarySite }: PageContext): string | undefined =>
  nonNull(localized).find(({ siteHandle }) => siteHandle === primarySite)?.uri ?? uri ?? undefined

const toolsOf = (
  { uri, localized }: ArticleFields,
  language: Language,
  { site, shownFrom, primarySite, labels }: PageContext,
): readonly RichText[] =>
  uri && labels.tools
    ? pageTools({
        path: pathFromUri(uri),
        language,
        pageLanguage: site.locale,
        isTranslated: nonNull(localized).some(
          ({ siteHandle, enabledForSite }) =>
            enabledForSite !== false && siteHandle !== (shownFrom === 'own' ? site.handle : primarySite),
        ),
        labels: labels.tools,
      })
    : []

/**
 * Returns the URL that is printed with a page. It has the path of the primary site, which readers of all languages can type
 * easily, and which redirects to the translation (settled 3).
 */
function addressOf(
  fragment: ArticleFields,
  language: Language,
  { site, path, primarySite, shownFrom, labels, publicHref }: PageContext,
): RichText | undefined {
  const ownPath = parseUriPath(fragment.uri ?? '')
  if (labels.address === undefined || ownPath === undefined) return undefined
  const primaryUri =
    shownFrom === 'primary'
      ? undefined
      : nonNull(fragment.localized).find(({ siteHandle }) => siteHandle === primarySite)?.uri
  const primaryPath = parseUriPath(primaryUri ?? '') ?? ownPath
  const part = path.startsWith(`${ownPath}/`) ? path.slice(ownPath.length) : ''
  const href = publicHref(site.handle, primaryPath + part)
  return pageAddress({ href, language, pageLanguage: site.locale, label: labels.address })
}

/** Returns the language of the entry; by default that of the site of its text. */
function languageOf(fragment: Maybe<ArticleFields>, { site, shownFrom, primarySite }: PageContext): Language {
  const named = fragment?.language
  if (typeof named === 'string' && isLanguage(named)) return named
  return shownFrom === 'primary' ? sites[primarySite].locale : site.locale
}

/** Returns the relation of the text to its original. A translation of an earlier revision is `behind` (settled 14). */
function translationOf(fragment: ArticleFields, context: PageContext): Translation {
  if (context.shownFrom === 'primary') return { kind: 'missing', ...originalOf(fragment, context) }
  const translated = plainText(fragment.translatedRevision)
  const original = plainText(fragment.sourceRevision)
  if (translated === undefined) return { kind: 'original' }
  if (original === undefined || compareRevisions(translated, original) >= 0) return { kind: 'current' }
  return { kind: 'behind', ...originalOf(fragment, context) }
}

/**
 * Returns the public URL of the page on the primary site, or that of its home page when the content has no uri for the page.
 */
function originalOf(fragment: ArticleFields, { shownFrom, primarySite, publicHref }: PageContext): Original {
  const uri =
    shownFrom === 'primary'
      ? fragment.uri
      : nonNull(fragment.localized).find(({ siteHandle }) => siteHandle === primarySite)?.uri
  const { locale } = sites[primarySite]
  return {
    originalHref: publicHref(primarySite, parseUriPath(uri ?? '') ?? '/'),
    ...(locale !== fallbackLanguage && { originalLanguage: locale }),
  }
}

/** Returns links to the ancestors of the entry that have a page, without the home page and without this page. */
const ancestorsOf = (fragment: ArticleFields, context: PageContext): readonly SafeLink[] =>
  parseTeasers(
    nonNull(fragment.ancestors).filter(({ uri }) => uri && uri !== '__home__' && uri !== fragment.uri),
    context,
  )
