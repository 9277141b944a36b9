import { GuidelineArchivePage } from './GuidelineArchivePage.tsx'
import { GuidelineChapterPage } from './GuidelineChapterPage.tsx'
import { GuidelineFrame } from './GuidelineFrame.tsx'
import { GuidelinePartPage } from './GuidelinePartPage.tsx'

/** The views of all kinds of guideline pages, in one chunk, because readers navigate from one kind to another. */
export const guidelineViews = {
  guideline: GuidelinePartPage,
  chapter: GuidelineChapterPage,
  archive: GuidelineArchivePage,
  frame: GuidelineFrame,
}
