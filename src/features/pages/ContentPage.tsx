import { ArticleView } from '#blocks/ArticleView.tsx'
import type { TextPage } from './text-page.ts'

type Props = { content: TextPage; today: string; otherLanguages?: number }

/** A page that is nothing but its text. */
export function ContentPage({ content: { article }, ...rest }: Props) {
  return <ArticleView article={article} {...rest} />
}
