import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { Update } from './news.ts'

export const updateKind = {
  name: 'update',
  types: {
    update: {
      one: msg({ id: 'type-update', message: 'Update', comment: 'Kind of page: what has changed on a page' }),
      many: msg({
        id: 'types-update',
        message: 'Updates',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  navigation: '/updates',
  catalogues: ['news'],
  view: () => import('./news-views.ts').then((module) => module.newsViews.update),
} as const satisfies PageKind<Update>
