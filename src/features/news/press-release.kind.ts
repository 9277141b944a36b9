import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { PressRelease } from './news.ts'

export const pressReleaseKind = {
  name: 'press-release',
  types: {
    pressRelease: {
      one: msg({ id: 'type-press-release', message: 'Press release', comment: 'Kind of page' }),
      many: msg({
        id: 'types-press-release',
        message: 'Press releases',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  navigation: '/press-releases',
  catalogues: ['news'],
  view: () => import('./news-views.ts').then((module) => module.newsViews.pressRelease),
} as const satisfies PageKind<PressRelease>
