import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { Undergraduate } from './undergraduate.ts'

export const undergraduateKind = {
  name: 'undergraduate',
  types: {
    undergraduate: {
      one: msg({
        id: 'type-undergraduate',
        message: 'Page for students',
        comment: 'Kind of page: for students of medicine and nursing, before their degree',
      }),
      many: msg({
        id: 'types-undergraduate',
        message: 'Pages for students',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  navigation: '/undergraduates',
  catalogues: ['undergraduates'],
  view: () => import('./UndergraduatePage.tsx').then((module) => module.UndergraduatePage),
} as const satisfies PageKind<Undergraduate>
