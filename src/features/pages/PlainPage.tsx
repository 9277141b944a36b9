import type { Article } from '#blocks/article.ts'
import { ArticleView } from '#blocks/ArticleView.tsx'

type Props = { article: Article; today: string; otherLanguages?: number }

/** A page that is nothing but its text. */
export function PlainPage(props: Props) {
  return <ArticleView {...props} />
}
