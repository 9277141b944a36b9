import type { Article } from '#blocks/article.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import type { BodyArea } from '#blocks/body-area.ts'

export type Condition = {
  readonly kind: 'condition'
  readonly article: Article
  readonly bodyAreas: readonly BodyArea[]
  readonly situations: readonly SafeLink[]
  readonly treatments: readonly SafeLink[]
  readonly guidelines: readonly SafeLink[]
  readonly modules: readonly SafeLink[]
}

export type Situation = {
  readonly kind: 'situation'
  readonly article: Article
  readonly condition?: SafeLink
  readonly treatments: readonly SafeLink[]
}
