import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { OfficeOrSection } from './office-or-section.ts'

/** The kind of offices and sections: two types of entries whose pages list their members in the same way. */
export const officeOrSectionKind = {
  name: 'office-or-section',
  types: {
    office: msg({
      id: 'type-office',
      message: 'Office',
      comment: 'Kind of page: a group of people that runs a part of the website',
    }),
    section: msg({
      id: 'type-section',
      message: 'Section',
      comment: 'Kind of page: a group of people that looks after one subject, such as stones',
    }),
  },
  catalogues: ['offices-and-sections'],
  view: () => import('./OfficeOrSectionPage.tsx').then((module) => module.OfficeOrSectionPage),
} as const satisfies PageKind<OfficeOrSection>
