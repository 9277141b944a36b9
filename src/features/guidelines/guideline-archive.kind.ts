import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { GuidelineArchive } from './guideline.ts'

export const guidelineArchiveKind = {
  name: 'guideline-archive',
  types: {
    guidelineArchive: {
      one: msg({
        id: 'type-guideline-archive',
        message: 'Earlier guideline',
        comment: 'Kind of page: an edition of a guideline that has been replaced',
      }),
      many: msg({
        id: 'types-guideline-archive',
        message: 'Earlier guidelines',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  navigation: '/guidelines',
  catalogues: ['guidelines'],
  view: () => import('./guideline-views.ts').then((module) => module.guidelineViews.archive),
} as const satisfies PageKind<GuidelineArchive>
