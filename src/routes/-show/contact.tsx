import { ContactPage } from '#features/contact/ContactPage.tsx'
import type { ShowPages } from '../-pages/page-components.tsx'

export const pages: ShowPages<'contact'> = {
  contact: ({ article, subjects }, { today, otherLanguages }) => (
    <ContactPage article={article} subjects={subjects} today={today} otherLanguages={otherLanguages} />
  ),
}
