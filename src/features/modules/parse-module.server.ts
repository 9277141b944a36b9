import type {
  BlockFragment,
  ModuleChapterFragment,
  ModuleItemFragment,
  ModulePageQuery,
} from '#content-contract/operations.ts'
import { parseArticle, type ArticleFields, type PageContext, withoutForms } from '#blocks/parse-article.server.ts'
import { noText } from '#blocks/part-of-entry.server.ts'
import { plainText, nonNull, type Maybe } from '#blocks/plain-text.server.ts'
import { ContentError } from '#content/content-error.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import { maxAnswers } from './answer-parameters.ts'
import type { Answer, LearningModule, ModuleChapter, ModulePage, ModuleStep, StepKind } from './module.ts'

/** A page of a module, together with the module and the title of the part for the head. */
export type ParsedModule = {
  readonly content: ModulePage
  readonly publication: LearningModule
  readonly title?: string
}

type Chapter = {
  readonly fragment: ModuleChapterFragment
  readonly shown: ModuleChapter
  readonly items: readonly ModuleItemFragment[]
}

/**
 * Parses a page of a learning module: its own, or that of `part`, which is `end`, a chapter, or a chapter and a step.
 * Returns undefined when the module lacks that part. Throws a `ContentError` when it lacks its id, its uri or its title.
 */
export function parseModule(
  entry: ModulePageQuery['entry'],
  part: string | undefined,
  context: PageContext,
): ParsedModule | undefined {
  const own = part === undefined ? { topics: null, tags: null, ancestors: [] } : nothingRead
  const article = withoutForms(parseArticle(entry && { ...entry, ...own }, context))
  const { site, path: pagePath } = context
  if (!entry?.uri)
    throw new ContentError('The module has no uri.', { site: site.handle, language: article.language, path: pagePath })
  const chapters = parseChapters(entry, entry.uri, context)
  const publication: LearningModule = {
    kind: 'module',
    uri: entry.uri,
    path: pathFromUri(entry.uri),
    title: article.title,
    language: article.language,
    ...(typeof entry.minutes === 'number' && entry.minutes > 0 && { minutes: Math.round(entry.minutes) }),
    chapters: chapters.map(({ shown }) => shown),
  }
  const page = (
    shown: Pick<ArticleFields, 'blocks' | 'featuredimage' | 'intro' | 'relatedContent'> & { title: string },
  ) => withoutForms(parseArticle({ ...entry, ...nothingRead, ...shown }, context))

  if (part === undefined)
    return { publication, content: { kind: 'module', path: publication.path, article, part: { name: 'start' } } }
  const path = pathFromUri(`${entry.uri}/${part}`)
  if (part === 'end') {
    const title = plainText(entry.endTitle)
    const end = page({
      title: title ?? article.title,
      blocks: [textBlock('end', entry.endText)],
      relatedContent: entry.relatedContent,
    })
    return {
      publication,
      content: { kind: 'module', path, article: end, part: { name: 'end' } },
      ...(title && { title }),
    }
  }

  const chapterIndex = chapters.findIndex(({ shown }) => path === shown.path || path.startsWith(`${shown.path}/`))
  const chapter = chapters[chapterIndex]
  if (!chapter) return undefined
  if (path === chapter.shown.path) {
    const { title } = chapter.shown
    const content = page({ title, blocks: [textBlock('intro', chapter.fragment.intro)] })
    return {
      publication,
      content: { kind: 'module', path, article: content, part: { name: 'chapter', chapter: chapterIndex } },
      title,
    }
  }

  const stepIndex = chapter.shown.steps.findIndex((step) => step.path === path)
  const [step, item] = [chapter.shown.steps[stepIndex], chapter.items[stepIndex]]
  if (!step || !item) return undefined
  const place = { chapter: chapterIndex, step: stepIndex }
  if (step.kind === 'question') {
    const content = page({
      title: plainText(item.question) ?? step.title,
      intro: item.story,
      blocks: [textBlock('explanation', item.explanation)],
      featuredimage: item.media,
    })
    const answers = parseAnswers(item)
    return {
      publication,
      content: { kind: 'module', path, article: content, part: { name: 'question', ...place, answers } },
      title: step.title,
    }
  }
  const isVideo = step.kind === 'video'
  const video = {
    typeHandle: 'mediaBlock',
    id: 'video',
    image: item.media,
    videoUrl: item.videoUrl,
    transcript: item.transcript,
  }
  const content = page({
    title: step.title,
    blocks: [...(isVideo ? [video] : []), textBlock('body', item.body)],
    ...(!isVideo && { featuredimage: item.media }),
  })
  return {
    publication,
    content: { kind: 'module', path, article: content, part: { name: step.kind, ...place } },
    title: step.title,
  }
}

/** Empty values for fields of the module. Pages of chapters, steps and the end show only those that they set themselves. */
const nothingRead = { ...noText, introText: null, intro: null, topics: null, tags: null } satisfies ArticleFields

const textBlock = (id: string, body: Maybe<string>): BlockFragment | null =>
  typeof body === 'string' && body.trim() !== '' ? { typeHandle: 'textBlock', id, body } : null

/**
 * Parses the chapters and steps. Those without a name or a path of their own, and steps without content, are left out and
 * reported.
 */
function parseChapters(
  entry: NonNullable<ModulePageQuery['entry']>,
  uri: string,
  { report }: PageContext,
): readonly Chapter[] {
  // A chapter with the slug `end` would have the path of the module's last page.
  const slugs = new Set(['end'])
  return nonNull(entry.chapters).flatMap((fragment) => {
    const named = nameOf(fragment, slugs)
    if (!named) {
      report({
        message: 'A chapter without a name or an address of its own is left out.',
        entry: fragment.id ?? undefined,
      })
      return []
    }
    const stepSlugs = new Set<string>()
    const steps = nonNull(fragment.items).flatMap((item): { step: ModuleStep; item: ModuleItemFragment }[] => {
      const step = nameOf(item, stepSlugs)
      const kind = step && kindOf(item)
      if (!step || !kind) {
        report({
          message: 'A step without a name, an address of its own or anything to show is left out.',
          entry: item.id ?? undefined,
        })
        return []
      }
      return [{ step: { path: pathFromUri(`${uri}/${named.slug}/${step.slug}`), title: step.title, kind }, item }]
    })
    return [
      {
        fragment,
        items: steps.map(({ item }) => item),
        shown: { path: pathFromUri(`${uri}/${named.slug}`), title: named.title, steps: steps.map(({ step }) => step) },
      },
    ]
  })
}

function nameOf({ title: written, slug: given }: { title: Maybe<string>; slug: Maybe<string> }, taken: Set<string>) {
  const title = plainText(written)
  const slug = plainText(given)?.normalize('NFC')
  if (title === undefined || slug === undefined || slug.includes('/') || taken.has(slug)) return undefined
  taken.add(slug)
  return { title, slug }
}

/**
 * Returns the kind of a step; undefined when it has no content. A question without a right answer counts as one without
 * content, and a video without a URL as a text.
 */
function kindOf(item: ModuleItemFragment): StepKind | undefined {
  switch (item.kind) {
    case 'question':
      return plainText(item.question) !== undefined && parseAnswers(item).some(({ correct }) => correct)
        ? 'question'
        : undefined
    case 'video':
      return plainText(item.videoUrl) === undefined ? textOf(item) : 'video'
    default:
      return textOf(item)
  }
}

const textOf = ({ body, media }: ModuleItemFragment): 'text' | undefined =>
  plainText(body) !== undefined || nonNull(media).length > 0 ? 'text' : undefined

/** Parses the answers. Empty answers, duplicates and answers beyond `maxAnswers` are left out. */
function parseAnswers({ answers }: ModuleItemFragment): readonly Answer[] {
  const byText = new Map<string, Answer>()
  for (const [place, { id, text: written, correct, feedback: said }] of nonNull(answers).entries()) {
    const text = plainText(written)
    if (text === undefined || byText.has(text) || byText.size === maxAnswers) continue
    const feedback = plainText(said)
    byText.set(text, {
      id: plainText(id) ?? String(place + 1),
      text,
      correct: correct === true,
      ...(feedback !== undefined && { feedback }),
    })
  }
  return [...byText.values()]
}
