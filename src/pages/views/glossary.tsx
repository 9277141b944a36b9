import { GlossaryPage } from '#features/glossary/GlossaryPage.tsx'
import type { ShowPages } from '#pages/page-components.tsx'

export const pages: ShowPages<'glossary'> = {
  glossary: (content, { today, otherLanguages }) => (
    <GlossaryPage content={content} today={today} otherLanguages={otherLanguages} />
  ),
}
