import { ArticleView } from '#blocks/ArticleView.tsx'
import type { GuidelinePage } from './guideline.ts'

/** A page of a guideline: its own, or that of one of its parts. */
export function GuidelinePartPage({ part, today }: { part: GuidelinePage['part']; today: string }) {
  return <ArticleView article={part.article} today={today} />
}
