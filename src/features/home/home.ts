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
  /** Blocks that editors have added, shown between the links and the news. */
  readonly blocks: readonly Block[]
  readonly sources: readonly Source[]
  readonly heroTitle: string
  /** Whether the picture is shown beside the text, on narrow screens below it; otherwise there is no picture. */
  readonly isHeroSplit: boolean
  readonly isHeroColored: boolean
  readonly heroText?: string
  readonly heroPicture?: Picture
  /**
   * The URL of the Lottie animation that replaces the picture unless the reader prefers reduced motion, saves data or has a
   * 2G connection.
   */
  readonly heroAnimation?: string
  readonly selected: readonly SafeLink[]
  readonly links: readonly SafeLink[]
  readonly stories: readonly HomeStory[]
  /**
   * Whether stories are shown as quotations, the first one in a large size, instead of as plain cards (flag `card-stories`).
   */
  readonly hasStoryQuotations: boolean
  readonly news: readonly HomeNews[]
  /**
   * The untranslated pages of all parts, including the news, with their language. Names of conditions and labels that
   * editors have written are in the site's language even if the page is not.
   */
  readonly untranslated?: { readonly language: Language; readonly links: readonly SafeLink[] }
  readonly chatbot?: { readonly path: string; readonly suggestedQuestions: readonly string[] }
  /**
   * The site's alphabet. `anchor` is the anchor of the letter in the index of conditions, and `hasConditions` tells whether
   * a name there begins with the letter.
   */
  readonly letters: readonly { readonly letter: string; readonly anchor: string; readonly hasConditions: boolean }[]
}
