import { ArticleView } from '#blocks/ArticleView.tsx'
import type { PlainPage } from './plain-page.ts'

type Props = { content: PlainPage; today: string; otherLanguages?: number }

/** A page that is nothing but its text. */
export function ContentPage({ content: { article }, ...rest }: Props) {
  return <ArticleView article={article} {...rest} />
}
