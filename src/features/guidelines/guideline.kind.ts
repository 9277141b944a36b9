import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { Guideline, GuidelinePage } from './guideline.ts'

export const guidelineKind = {
  name: 'guideline',
  types: {
    guideline: {
      one: msg({ id: 'type-guideline', message: 'Guideline', comment: 'Kind of page' }),
      many: msg({
        id: 'types-guideline',
        message: 'Guidelines',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  navigation: '/guidelines',
  catalogues: ['guidelines'],
  view: () => import('./guideline-views.ts').then((module) => module.guidelineViews.guideline),
  publicationFrame: () => import('./guideline-views.ts').then((module) => module.guidelineViews.frame),
} as const satisfies PageKind<GuidelinePage, Guideline>
