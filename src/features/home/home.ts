import type { Article } from '#blocks/article.ts'
import type { Picture, SafeLink } from '#blocks/block.ts'

export type HomeStory = { readonly id: string; readonly quote: string; readonly link: SafeLink; readonly picture?: Picture }
export type HomeNews = { readonly id: string; readonly link: SafeLink; readonly date: string; readonly intro?: string }

/** The home page. The parts that a feature flag switches off are still here; the page decides what it shows. */
export type Home = {
  readonly kind: 'home'
  readonly article: Article
  readonly heroTitle: string
  readonly heroText?: string
  readonly heroPicture?: Picture
  readonly selected: readonly SafeLink[]
  readonly links: readonly SafeLink[]
  readonly stories: readonly HomeStory[]
  readonly news: readonly HomeNews[]
  readonly chatbot?: { readonly link: SafeLink; readonly suggestedQuestions: readonly string[] }
  /** First letters (in the site's alphabet) under which there is a condition, with the anchor on the index page. */
  readonly letters: readonly { readonly letter: string; readonly anchor: string; readonly hasConditions: boolean }[]
}
