import { TreatmentPage } from '#features/treatments/TreatmentPage.tsx'
import type { ShowPages } from '#pages/page-components.tsx'

export const pages: ShowPages<'treatment'> = {
  treatment: (treatment, { today, otherLanguages }) => (
    <TreatmentPage treatment={treatment} today={today} otherLanguages={otherLanguages} />
  ),
}
