import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { TextPage } from './text-page.ts'

/** The kind of entries that consist of an article only, and of entries whose type the site does not know. */
export const textPageKind = {
  name: 'text-page',
  types: {
    page: {
      one: msg({ id: 'type-page', message: 'Page', comment: 'Kind of page: any other' }),
      many: msg({
        id: 'types-page',
        message: 'Pages',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  catalogues: [],
  view: () => import('./TextPageView.tsx').then((module) => module.TextPageView),
} as const satisfies PageKind<TextPage>
