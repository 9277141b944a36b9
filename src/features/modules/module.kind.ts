import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { LearningModule, ModulePage } from './module.ts'

export const moduleKind = {
  name: 'module',
  types: {
    module: {
      one: msg({ id: 'type-module', message: 'Learning module', comment: 'Kind of page' }),
      many: msg({
        id: 'types-module',
        message: 'Learning modules',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  catalogues: ['modules'],
  view: () => import('./module-views.ts').then((module) => module.moduleViews.page),
  publicationFrame: () => import('./module-views.ts').then((module) => module.moduleViews.frame),
  layout: 'module',
} as const satisfies PageKind<ModulePage, LearningModule>
