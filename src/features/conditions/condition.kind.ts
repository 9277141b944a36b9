import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { Condition } from './condition.ts'

export const conditionKind = {
  name: 'condition',
  types: {
    condition: msg({ id: 'type-condition', message: 'Condition', comment: 'Kind of page' }),
  },
  navigation: '/all-conditions',
  catalogues: ['conditions'],
  view: () => import('./condition-views.ts').then((module) => module.conditionViews.condition),
} as const satisfies PageKind<Condition>
