import { UndergraduatePage } from '#features/undergraduates/UndergraduatePage.tsx'
import type { ShowPages } from '#pages/page-components.tsx'

export const pages: ShowPages<'undergraduate'> = {
  undergraduate: (content, { today, otherLanguages }) => (
    <UndergraduatePage content={content} today={today} otherLanguages={otherLanguages} />
  ),
}
