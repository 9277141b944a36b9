import { NewsPage } from './NewsPage.tsx'
import { PressReleasePage } from './PressReleasePage.tsx'
import { UpdatePage } from './UpdatePage.tsx'

/** The views of the feature's kinds of pages, in one chunk, because each by itself would be very small. */
export const newsViews = { news: NewsPage, update: UpdatePage, pressRelease: PressReleasePage }
