import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { OfficeOrSection } from './office-or-section.ts'

/** The kind of offices and sections: two types of entries whose pages list their members in the same way. */
export const officeOrSectionKind = {
  name: 'office-or-section',
  types: {
    office: {
      one: msg({
        id: 'type-office',
        message: 'Office',
        comment: 'Kind of page: a group of people that runs a part of the website',
      }),
      many: msg({
        id: 'types-office',
        message: 'Offices',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
    section: {
      one: msg({
        id: 'type-section',
        message: 'Section',
        comment: 'Kind of page: a group of people that looks after one subject, such as stones',
      }),
      many: msg({
        id: 'types-section',
        message: 'Sections',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  catalogues: ['offices-and-sections'],
  view: () => import('./OfficeOrSectionPage.tsx').then((module) => module.OfficeOrSectionPage),
} as const satisfies PageKind<OfficeOrSection>
