import { NewsPage } from './NewsPage.tsx'
import { PressReleasePage } from './PressReleasePage.tsx'
import { UpdatePage } from './UpdatePage.tsx'

/** The views of the feature's kinds of pages: one small file for the browser instead of three smaller ones. */
export const newsViews = { news: NewsPage, update: UpdatePage, pressRelease: PressReleasePage }
