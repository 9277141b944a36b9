import { NewsPage } from './NewsPage.tsx'
import { PressReleasePage } from './PressReleasePage.tsx'
import { UpdatePage } from './UpdatePage.tsx'

/** The views of the feature's kinds of pages, in one chunk instead of three very small ones. */
export const newsViews = { news: NewsPage, update: UpdatePage, pressRelease: PressReleasePage }
