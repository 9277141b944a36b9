import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { Update } from './news.ts'

export const updateKind = {
  name: 'update',
  types: {
    update: msg({ id: 'type-update', message: 'Update', comment: 'Kind of page: what has changed on a page' }),
  },
  navigation: '/updates',
  catalogues: ['news'],
  view: () => import('./news-views.ts').then((module) => module.newsViews.update),
} as const satisfies PageKind<Update>
