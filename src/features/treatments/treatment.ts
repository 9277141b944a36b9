import type { Article } from '#blocks/article.ts'
import type { OptionGridBlock } from '#blocks/option-grid.block.ts'
import type { SafeLink } from '#ui/safe-link.ts'

export type Treatment = {
  readonly kind: 'treatment'
  readonly article: Article
  readonly conditions: readonly SafeLink[]
  /** Links to the conditions whose comparison page compares this treatment with others. */
  readonly comparisons: readonly SafeLink[]
  readonly situations: readonly SafeLink[]
  readonly optionGrid?: OptionGridBlock
}
