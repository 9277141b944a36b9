import { HomePage } from '#features/home/HomePage.tsx'
import type { ShowPages } from '#pages/page-components.tsx'

export const pages: ShowPages<'home'> = {
  home: (home, { frame }) => <HomePage home={home} frame={frame} />,
}
