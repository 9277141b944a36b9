import type { PageKind } from '#blocks/page-kind.ts'
import type { Glossary } from './glossary.ts'

/** The glossary, an entry of type `page`. Its uri may differ on the other sites. */
export const glossaryKind = {
  name: 'glossary',
  types: {},
  uri: 'glossary',
  catalogues: ['glossary'],
  view: () => import('./GlossaryPage.tsx').then((module) => module.GlossaryPage),
} as const satisfies PageKind<Glossary>
