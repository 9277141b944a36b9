import { parseArticle, type ArticleFragment, type PageContext } from '#blocks/parse-article.server.ts'
import { parseTeaser, type TeaserFragment } from '#blocks/parse-teaser.server.ts'
import { plainText, present, type Maybe } from '#blocks/plain-text.server.ts'
import { ContentError } from '#cms/content-error.ts'
import { pathOfUri } from '#lib/uri-path.ts'
import type { Guideline, GuidelineArchive, GuidelineChapter, GuidelinePage, GuidelinePartName } from './guideline.ts'

type List<T = unknown> = Maybe<readonly Maybe<T>[]>

/** The fields of the fragment `GuidelineWork`. */
export type GuidelineFragment = ArticleFragment & {
  readonly year?: Maybe<number>
  readonly chapters?: List<TeaserFragment & { readonly number?: Maybe<string>; readonly isSupplement?: Maybe<boolean> }>
  readonly summariesOfChanges?: List
  readonly publications?: List
  readonly appendices?: List
  readonly summaries?: List
  readonly panel?: List
  readonly translations?: List
}

/** What all pages of a guideline show around them. Throws a `ContentError` when it lacks its id, its uri or its title. */
export function parseGuideline(entry: Maybe<GuidelineFragment>, context: PageContext): Guideline {
  const { title, intro, language, translation } = parseArticle(shared(entry), context)
  const uri = entry?.uri
  if (!uri)
    throw new ContentError('The guideline has no uri.', { site: context.site.handle, language, path: context.path })
  const filled: Readonly<Record<GuidelinePartName, boolean>> = {
    'summary-of-changes': present(entry.summariesOfChanges).length > 0,
    'publications-appendices': present(entry.publications).length + present(entry.appendices).length > 0,
    summaries: present(entry.summaries).length > 0,
    panel: present(entry.panel).length > 0,
    'related-content': present(entry.relatedContent).length > 0,
    translations: present(entry.translations).length > 0,
  }
  return {
    kind: 'guideline',
    uri,
    path: pathOfUri(uri),
    title,
    ...(intro !== undefined && { intro }),
    language,
    translation,
    ...(typeof entry.year === 'number' && { year: entry.year }),
    chapters: present(entry.chapters).flatMap((chapter) => {
      const link = parseTeaser(chapter, context.site, context.report)
      const number = plainText(chapter.number)
      return link?.kind === 'internal'
        ? [
            {
              path: link.path,
              title: link.label,
              ...(number !== undefined && { number }),
              isSupplement: chapter.isSupplement === true,
            },
          ]
        : []
    }),
    parts: guidelinePartsOf(filled),
  }
}

const guidelinePartsOf = (filled: Readonly<Record<GuidelinePartName, boolean>>): readonly GuidelinePartName[] =>
  Object.entries(filled).flatMap(([name, isFilled]) => (isFilled ? [name as GuidelinePartName] : []))

const shared = (entry: Maybe<GuidelineFragment>): Maybe<ArticleFragment> =>
  entry && { ...entry, blocks: null, relatedContent: null, sources: null, ancestors: null }

/** A page of a guideline: its own, or a part's. Undefined when it does not have that part. */
export function parseGuidelinePage(
  entry: Maybe<GuidelineFragment>,
  part: string | undefined,
  context: PageContext,
): GuidelinePage | undefined {
  if (part !== undefined) return undefined
  return { kind: 'guideline', part: { name: 'overview', article: parseArticle(entry, context) } }
}

/** A chapter of a guideline. Throws a `ContentError` when it lacks its id or its title. */
export const parseGuidelineChapter = (entry: Maybe<ArticleFragment>, context: PageContext): GuidelineChapter => ({
  kind: 'guideline-chapter',
  article: parseArticle(entry, context),
})

/** An archived edition of a guideline. Throws a `ContentError` when it lacks its id or its title. */
export const parseGuidelineArchive = (entry: Maybe<ArticleFragment>, context: PageContext): GuidelineArchive => ({
  kind: 'guideline-archive',
  article: parseArticle(entry, context),
})
