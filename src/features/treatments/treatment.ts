import type { Article } from '#blocks/article.ts'
import type { OptionGridBlock, SafeLink } from '#blocks/block.ts'

export type Treatment = {
  readonly kind: 'treatment'
  readonly article: Article
  readonly conditions: readonly SafeLink[]
  readonly situations: readonly SafeLink[]
  readonly optionGrid?: OptionGridBlock
}
