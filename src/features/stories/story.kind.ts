import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { Story } from './story.ts'

export const storyKind = {
  name: 'story',
  types: {
    story: {
      one: msg({
        id: 'type-story',
        message: 'Story',
        comment: 'Kind of page: how a made-up patient lived through something',
      }),
      many: msg({
        id: 'types-story',
        message: 'Stories',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  catalogues: ['stories'],
  view: () => import('./StoryPage.tsx').then((module) => module.StoryPage),
} as const satisfies PageKind<Story>
