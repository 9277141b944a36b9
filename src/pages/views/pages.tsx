import { PlainPage } from '#features/pages/PlainPage.tsx'
import type { ShowPages } from '#pages/page-components.tsx'

export const pages: ShowPages<'page'> = {
  page: ({ article }, { today, otherLanguages }) => (
    <PlainPage article={article} today={today} otherLanguages={otherLanguages} />
  ),
}
