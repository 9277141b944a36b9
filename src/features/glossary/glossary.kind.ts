import type { PageKind } from '#blocks/page-kind.ts'
import type { Glossary } from './glossary.ts'

/** The glossary, an entry of type `page`. `uri` is its uri on the primary site; on other sites, it may be different. */
export const glossaryKind = {
  name: 'glossary',
  types: {},
  uri: 'glossary',
  catalogues: ['glossary', 'lists'],
  view: () => import('./GlossaryPage.tsx').then((module) => module.GlossaryPage),
} as const satisfies PageKind<Glossary>
