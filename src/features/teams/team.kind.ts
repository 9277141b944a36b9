import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { Team } from './team.ts'

/** The kind of offices and sections: two types of entries whose pages list their members in the same way. */
export const teamKind = {
  name: 'team',
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
  catalogues: ['teams'],
  view: () => import('./TeamPage.tsx').then((module) => module.TeamPage),
} as const satisfies PageKind<Team>
