import type { Article } from '#blocks/article.ts'
import type { BodyArea } from '#blocks/body-area.ts'
import type { OptionGridBlock } from '#blocks/option-grid.block.ts'
import type { Language } from '#i18n/languages.ts'
import type { RichText } from '#lib/rich-text.ts'
import type { SafeLink } from '#ui/safe-link.ts'

export type Condition = {
  readonly kind: 'condition'
  readonly part?: undefined
  readonly article: Article
  readonly bodyAreas: readonly BodyArea[]
  readonly situations: readonly SafeLink[]
  readonly treatments: readonly SafeLink[]
  readonly guidelines: readonly SafeLink[]
  readonly modules: readonly SafeLink[]
  /** The path of the page that compares the treatments; left out when there is none. */
  readonly comparisonPath?: string
  /** The section with the button that keeps the page for reading offline; left out where the page cannot be kept. */
  readonly offline?: { readonly heading: string; readonly body: RichText }
}

/** The page that compares the treatments of a condition, which is a part of the condition. */
export type Comparison = {
  readonly kind: 'condition'
  readonly part: 'compare'
  /** The title, the breadcrumbs, the printed URL and the sources of the page; its texts are in `grid`. */
  readonly article: Article
  /** The name of the condition. */
  readonly condition: string
  readonly grid: OptionGridBlock
  /** The language of the grid, when it is known. */
  readonly gridLanguage?: Language
  /** The treatments of the condition that are not options of the grid. */
  readonly others: readonly SafeLink[]
}

export type Situation = {
  readonly kind: 'situation'
  readonly article: Article
  readonly condition?: SafeLink
  readonly treatments: readonly SafeLink[]
  /** Whether the condition has a page that compares at least two of these treatments. */
  readonly isCompared: boolean
}
