import { SubjectPage } from '#features/subjects/SubjectPage.tsx'
import type { ShowPages } from '#pages/page-components.tsx'

export const pages: ShowPages<'subject'> = {
  subject: (content, { today, otherLanguages }) => (
    <SubjectPage content={content} today={today} otherLanguages={otherLanguages} />
  ),
}
