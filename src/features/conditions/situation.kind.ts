import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { Situation } from './condition.ts'

export const situationKind = {
  name: 'situation',
  types: {
    situation: {
      one: msg({
        id: 'type-situation',
        message: 'Situation',
        comment: 'Kind of page: a stage or circumstance of a condition',
      }),
      many: msg({
        id: 'types-situation',
        message: 'Situations',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  navigation: '/all-conditions',
  catalogues: ['conditions'],
  view: () => import('./condition-views.ts').then((module) => module.conditionViews.situation),
} as const satisfies PageKind<Situation>
