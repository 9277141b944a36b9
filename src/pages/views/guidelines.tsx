import { GuidelineArchivePage } from '#features/guidelines/GuidelineArchivePage.tsx'
import { GuidelineChapterPage } from '#features/guidelines/GuidelineChapterPage.tsx'
import { GuidelineFrame } from '#features/guidelines/GuidelineFrame.tsx'
import { GuidelinePartPage } from '#features/guidelines/GuidelinePartPage.tsx'
import type { ShowPages, ShowWorks } from '#pages/page-components.tsx'

export const pages: ShowPages<'guideline' | 'guideline-chapter' | 'guideline-archive'> = {
  guideline: (page, { today, otherLanguages }) => (
    <GuidelinePartPage page={page} today={today} otherLanguages={otherLanguages} />
  ),
  'guideline-chapter': (chapter, { today, otherLanguages }) => (
    <GuidelineChapterPage chapter={chapter} today={today} otherLanguages={otherLanguages} />
  ),
  'guideline-archive': (edition, { today, otherLanguages }) => (
    <GuidelineArchivePage edition={edition} today={today} otherLanguages={otherLanguages} />
  ),
}

export const works: ShowWorks<'guideline'> = {
  guideline: (guideline, page, children) =>
    page.kind === 'guideline' || page.kind === 'guideline-chapter' ? (
      <GuidelineFrame guideline={guideline} page={page}>
        {children}
      </GuidelineFrame>
    ) : (
      children
    ),
}
