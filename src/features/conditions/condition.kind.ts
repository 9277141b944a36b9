import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { Comparison, Condition } from './condition.ts'

export const conditionKind = {
  name: 'condition',
  types: {
    condition: {
      one: msg({ id: 'type-condition', message: 'Condition', comment: 'Kind of page' }),
      many: msg({
        id: 'types-condition',
        message: 'Conditions',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  navigation: '/all-conditions',
  catalogues: ['conditions'],
  view: () => import('./condition-views.ts').then((module) => module.conditionViews.condition),
} as const satisfies PageKind<Condition | Comparison>
