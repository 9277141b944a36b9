import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { Guideline, GuidelineChapter } from './guideline.ts'

export const guidelineChapterKind = {
  name: 'guideline-chapter',
  types: {
    guidelineChapter: {
      one: msg({ id: 'type-guideline-chapter', message: 'Guideline chapter', comment: 'Kind of page' }),
      many: msg({
        id: 'types-guideline-chapter',
        message: 'Guideline chapters',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  navigation: '/guidelines',
  catalogues: ['guidelines'],
  view: () => import('./guideline-views.ts').then((module) => module.guidelineViews.chapter),
  publicationFrame: () => import('./guideline-views.ts').then((module) => module.guidelineViews.frame),
} as const satisfies PageKind<GuidelineChapter, Guideline>
