import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { Undergraduate } from './undergraduate.ts'

export const undergraduateKind = {
  name: 'undergraduate',
  types: {
    undergraduate: msg({
      id: 'type-undergraduate',
      message: 'Page for students',
      comment: 'Kind of page: for students of medicine and nursing, before their degree',
    }),
  },
  navigation: '/undergraduates',
  catalogues: ['undergraduates'],
  view: () => import('./UndergraduatePage.tsx').then((module) => module.UndergraduatePage),
} as const satisfies PageKind<Undergraduate>
