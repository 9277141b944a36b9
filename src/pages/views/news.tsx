import { NewsPage } from '#features/news/NewsPage.tsx'
import { UpdatePage } from '#features/news/UpdatePage.tsx'
import { PressReleasePage } from '#features/news/PressReleasePage.tsx'
import type { ShowPages } from '#pages/page-components.tsx'

export const pages: ShowPages<'news' | 'update' | 'press-release'> = {
  news: (content, { today, otherLanguages }) => (
    <NewsPage content={content} today={today} otherLanguages={otherLanguages} />
  ),
  update: (content, { today, otherLanguages }) => (
    <UpdatePage content={content} today={today} otherLanguages={otherLanguages} />
  ),
  'press-release': (content, { today, otherLanguages }) => (
    <PressReleasePage content={content} today={today} otherLanguages={otherLanguages} />
  ),
}
