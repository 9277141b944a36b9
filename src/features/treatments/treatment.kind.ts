import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { Treatment } from './treatment.ts'

export const treatmentKind = {
  name: 'treatment',
  types: {
    treatment: {
      one: msg({ id: 'type-treatment', message: 'Treatment', comment: 'Kind of page' }),
      many: msg({
        id: 'types-treatment',
        message: 'Treatments',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  navigation: '/all-treatments',
  catalogues: ['treatments'],
  view: () => import('./TreatmentPage.tsx').then((module) => module.TreatmentPage),
} as const satisfies PageKind<Treatment>
