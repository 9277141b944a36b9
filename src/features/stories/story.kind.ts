import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { Story } from './story.ts'

export const storyKind = {
  name: 'story',
  types: {
    story: msg({
      id: 'type-story',
      message: 'Story',
      comment: 'Kind of page: how a made-up patient lived through something',
    }),
  },
  catalogues: ['stories'],
  view: () => import('./StoryPage.tsx').then((module) => module.StoryPage),
} as const satisfies PageKind<Story>
