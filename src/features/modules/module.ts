import type { Article } from '#blocks/article.ts'
import type { Language } from '#i18n/languages.ts'

/** The kind of a step: a text to read, a video to watch or a question to answer. */
export type StepKind = 'text' | 'video' | 'question'

/** A step of a module, without its content. */
export type ModuleStep = { readonly path: string; readonly title: string; readonly kind: StepKind }

export type ModuleChapter = { readonly path: string; readonly title: string; readonly steps: readonly ModuleStep[] }

/** The data of a learning module that all its pages need, such as its title and its list of steps. */
export type LearningModule = {
  readonly kind: 'module'
  readonly uri: string
  readonly path: string
  readonly title: string
  readonly language: Language
  /** The duration of the whole module, in minutes. */
  readonly minutes?: number
  readonly chapters: readonly ModuleChapter[]
}

/** A possible answer to a question. */
export type Answer = {
  /** The id in the content, which is the same in every language and order of the answers; without one, the position. */
  readonly id: string
  readonly text: string
  readonly correct: boolean
  /** The feedback on this answer. It is shown once the question is answered, whether this answer was chosen or not. */
  readonly feedback?: string
}

/**
 * A page of a learning module. The article contains the text of the page. For a question, the text is the explanation and
 * the introduction is the story.
 */
export type ModulePage = {
  readonly kind: 'module'
  readonly path: string
  readonly article: Article
  readonly part:
    | { readonly name: 'start' | 'end' }
    | { readonly name: 'chapter'; readonly chapter: number }
    | { readonly name: 'text' | 'video'; readonly chapter: number; readonly step: number }
    | {
        readonly name: 'question'
        readonly chapter: number
        readonly step: number
        readonly answers: readonly Answer[]
      }
}

export const stepsOf = ({ chapters }: LearningModule): readonly ModuleStep[] => chapters.flatMap(({ steps }) => steps)

/**
 * Returns the name of a step in its module: the slugs of its chapter and of the step, joined by a slash, which are the same
 * in every language. `step` is the path of the step.
 */
export const stepName = ({ path }: Pick<LearningModule, 'path'>, step: string): string => step.slice(path.length + 1)

/** Returns the paths of a module's pages, in reading order. */
export const pathsOf = ({ path, chapters }: LearningModule): readonly string[] => [
  path,
  ...chapters.flatMap((chapter) => [chapter.path, ...chapter.steps.map((step) => step.path)]),
  `${path}/end`,
]

/**
 * Returns the number of steps before a page, not including the page itself. For the last page, it is the number of all
 * steps.
 */
export function stepsBefore({ chapters }: LearningModule, part: ModulePage['part']): number {
  const count = (upTo: number) => chapters.slice(0, upTo).reduce((sum, { steps }) => sum + steps.length, 0)
  switch (part.name) {
    case 'start':
      return 0
    case 'end':
      return count(chapters.length)
    case 'chapter':
      return count(part.chapter)
    case 'text':
    case 'video':
    case 'question':
      return count(part.chapter) + part.step
  }
}
