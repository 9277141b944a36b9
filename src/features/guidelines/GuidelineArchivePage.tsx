import { ArticleView } from '#blocks/ArticleView.tsx'
import type { GuidelineArchive } from './guideline.ts'

type Props = { edition: GuidelineArchive; today: string; otherLanguages: number }

/** An edition of a guideline that has been replaced. */
export function GuidelineArchivePage({ edition, ...rest }: Props) {
  return <ArticleView article={edition.article} {...rest} />
}
