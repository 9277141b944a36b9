import { ArticleView } from '#blocks/ArticleView.tsx'
import type { TextPage } from './text-page.ts'

type Props = { content: TextPage; today: string; otherLanguages?: number }

/** Renders a page that consists of its article only. */
export function TextPageView({ content: { article, urgentBlocks }, ...rest }: Props) {
  return <ArticleView article={article} urgentBlocks={urgentBlocks} {...rest} />
}
