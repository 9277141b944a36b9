import type { Block } from '#blocks/block-kinds.ts'
import type { Picture } from '#blocks/picture.ts'
import type { Source } from '#blocks/source.ts'
import type { Language } from '#i18n/languages.ts'
import type { SafeLink } from '#ui/safe-link.ts'

export type HomeStory = {
  readonly id: string
  readonly quote: string
  readonly link: SafeLink
  readonly picture?: Picture
}
export type HomeNews = { readonly id: string; readonly link: SafeLink; readonly date: string; readonly intro?: string }

/** The home page, with the parts that the site's feature flags enable. */
export type Home = {
  readonly kind: 'home'
  /** Blocks from the editors, between the links and the news. */
  readonly blocks: readonly Block[]
  readonly sources: readonly Source[]
  readonly heroTitle: string
  /** Whether text and picture are in two columns instead of one. */
  readonly isHeroSplit: boolean
  readonly isHeroColoured: boolean
  readonly heroText?: string
  readonly heroPicture?: Picture
  /** The URL of the Lottie animation that replaces the picture where motion is allowed. */
  readonly heroAnimation?: string
  readonly selected: readonly SafeLink[]
  readonly links: readonly SafeLink[]
  readonly stories: readonly HomeStory[]
  /** Whether stories are shown as quotations, the first of them large, instead of as plain cards (flag `card-stories`). */
  readonly hasStoryQuotations: boolean
  readonly news: readonly HomeNews[]
  /**
   * Pages that are chosen for the home page and are not translated, and their language. A label that editors wrote is in the
   * site's language all the same.
   */
  readonly untranslated?: { readonly language: Language; readonly links: readonly SafeLink[] }
  readonly chatbot?: { readonly path: string; readonly suggestedQuestions: readonly string[] }
  /** The site's alphabet, each letter with its anchor on the index of conditions and whether a name there begins with it. */
  readonly letters: readonly { readonly letter: string; readonly anchor: string; readonly hasConditions: boolean }[]
}
