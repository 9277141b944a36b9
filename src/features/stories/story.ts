import type { Article } from '#blocks/article.ts'
import type { SafeLink } from '#ui/safe-link.ts'

/** A fictional example of how a condition can feel. */
export type Story = {
  readonly kind: 'story'
  readonly article: Article
  readonly quote?: string
  readonly condition?: SafeLink
}
