import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { LearningModule, ModulePage } from './module.ts'

export const moduleKind = {
  name: 'module',
  types: {
    module: msg({ id: 'type-module', message: 'Learning module', comment: 'Kind of page' }),
  },
  catalogues: ['modules'],
  view: () => import('./module-views.ts').then((module) => module.moduleViews.page),
  publicationFrame: () => import('./module-views.ts').then((module) => module.moduleViews.frame),
  layout: 'module',
} as const satisfies PageKind<ModulePage, LearningModule>
