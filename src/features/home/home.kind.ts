import type { PageKind } from '#blocks/page-kind.ts'
import type { Home } from './home.ts'

export const homeKind = {
  name: 'home',
  types: { home: undefined },
  catalogues: ['home', 'body-areas', 'lists'],
  view: () => import('./HomePage.tsx').then((module) => module.HomePage),
} as const satisfies PageKind<Home>
