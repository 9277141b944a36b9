import type { Block } from '#blocks/block-kinds.ts'
import type { Picture } from '#blocks/picture.ts'
import type { Source } from '#blocks/source.ts'
import type { SafeLink } from '#ui/safe-link.ts'

export type HomeStory = {
  readonly id: string
  readonly quote: string
  readonly link: SafeLink
  readonly picture?: Picture
}
export type HomeNews = { readonly id: string; readonly link: SafeLink; readonly date: string; readonly intro?: string }

/** The home page, with the parts that the site's feature flags show. */
export type Home = {
  readonly kind: 'home'
  /** The editors have added these. They stand between the links and the news. */
  readonly blocks: readonly Block[]
  readonly sources: readonly Source[]
  readonly heroTitle: string
  /** Two columns, words and picture; else one. */
  readonly isHeroSplit: boolean
  readonly isHeroColoured: boolean
  readonly heroText?: string
  readonly heroPicture?: Picture
  /** The address of the Lottie animation that takes the picture's place where the reader's browser may move. */
  readonly heroAnimation?: string
  readonly selected: readonly SafeLink[]
  readonly links: readonly SafeLink[]
  readonly stories: readonly HomeStory[]
  /** Whether stories are shown as quotations, the first of which leads, instead of as plain cards (flag `card-stories`). */
  readonly hasStoryQuotations: boolean
  readonly news: readonly HomeNews[]
  readonly chatbot?: { readonly path: string; readonly suggestedQuestions: readonly string[] }
  /** First letters (in the site's alphabet) under which there is a condition, with the anchor on the index page. */
  readonly letters: readonly { readonly letter: string; readonly anchor: string; readonly hasConditions: boolean }[]
}
