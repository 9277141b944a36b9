import { GuidelineArchivePage } from '#features/guidelines/GuidelineArchivePage.tsx'
import { GuidelineChapterPage } from '#features/guidelines/GuidelineChapterPage.tsx'
import { GuidelineFrame } from '#features/guidelines/GuidelineFrame.tsx'
import { GuidelinePartPage } from '#features/guidelines/GuidelinePartPage.tsx'
import type { ShowPages, ShowWorks } from '../-pages/page-components.tsx'

export const pages: ShowPages<'guideline' | 'guideline-chapter' | 'guideline-archive'> = {
  guideline: ({ part }, { today }) => <GuidelinePartPage part={part} today={today} />,
  'guideline-chapter': (chapter, { today }) => <GuidelineChapterPage chapter={chapter} today={today} />,
  'guideline-archive': (edition, { today, otherLanguages }) => (
    <GuidelineArchivePage edition={edition} today={today} otherLanguages={otherLanguages} />
  ),
}

export const works: ShowWorks<'guideline'> = {
  guideline: (guideline, page, children) => (
    <GuidelineFrame guideline={guideline} page={page}>
      {children}
    </GuidelineFrame>
  ),
}
