import { ArticleView } from '#blocks/ArticleView.tsx'
import type { GuidelineChapter } from './guideline.ts'

/** A chapter of a guideline. */
export function GuidelineChapterPage({ chapter, today }: { chapter: GuidelineChapter; today: string }) {
  return <ArticleView article={chapter.article} today={today} />
}
