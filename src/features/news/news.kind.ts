import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { News } from './news.ts'

export const newsKind = {
  name: 'news',
  types: {
    news: {
      one: msg({ id: 'type-news', message: 'News', comment: 'Kind of page' }),
      many: msg({
        id: 'types-news',
        message: 'News',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  navigation: '/news',
  catalogues: ['news'],
  view: () => import('./news-views.ts').then((module) => module.newsViews.news),
} as const satisfies PageKind<News>
