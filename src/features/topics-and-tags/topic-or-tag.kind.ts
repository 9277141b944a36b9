import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { TopicOrTag } from './topic-or-tag.ts'

/** The kind of topics and tags, which are two types of entries. */
export const topicOrTagKind = {
  name: 'topic-or-tag',
  types: {
    topic: {
      one: msg({
        id: 'type-topic',
        message: 'Topic',
        comment: 'Kind of page: all that the site has about something large, such as cancer',
      }),
      many: msg({
        id: 'types-topic',
        message: 'Topics',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
    tag: {
      one: msg({
        id: 'type-tag',
        message: 'Tag',
        comment: 'Kind of page: all that the site has under a keyword, such as pain',
      }),
      many: msg({
        id: 'types-tag',
        message: 'Tags',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  catalogues: ['topics-and-tags'],
  view: () => import('./TopicOrTagPage.tsx').then((module) => module.TopicOrTagPage),
} as const satisfies PageKind<TopicOrTag>
