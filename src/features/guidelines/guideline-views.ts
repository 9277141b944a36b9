import { GuidelineArchivePage } from './GuidelineArchivePage.tsx'
import { GuidelineChapterPage } from './GuidelineChapterPage.tsx'
import { GuidelineFrame } from './GuidelineFrame.tsx'
import { GuidelinePartPage } from './GuidelinePartPage.tsx'

/** The views of the feature's kinds of pages: one file for the browser, as readers go from one kind to the other. */
export const guidelineViews = {
  guideline: GuidelinePartPage,
  chapter: GuidelineChapterPage,
  archive: GuidelineArchivePage,
  frame: GuidelineFrame,
}
