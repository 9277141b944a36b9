import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { Subject } from './subject.ts'

/** Topics and tags. */
export const subjectKind = {
  name: 'subject',
  types: {
    topic: msg({
      id: 'type-topic',
      message: 'Topic',
      comment: 'Kind of page: all that the site has about something large, such as cancer',
    }),
    tag: msg({
      id: 'type-tag',
      message: 'Tag',
      comment: 'Kind of page: all that the site has under a keyword, such as pain',
    }),
  },
  catalogues: ['subjects'],
  view: () => import('./SubjectPage.tsx').then((module) => module.SubjectPage),
} as const satisfies PageKind<Subject>
