import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a page is called, by its type in the content system. The keys are those of the editors' static messages. */
const kindLabels = {
  condition: msg({ id: 'type-condition', message: 'Condition', comment: 'Kind of page' }),
  situation: msg({
    id: 'type-situation',
    message: 'Situation',
    comment: 'Kind of page: a stage or circumstance of a condition',
  }),
  treatment: msg({ id: 'type-treatment', message: 'Treatment', comment: 'Kind of page' }),
  guideline: msg({ id: 'type-guideline', message: 'Guideline', comment: 'Kind of page' }),
  guidelineChapter: msg({ id: 'type-guideline-chapter', message: 'Guideline chapter', comment: 'Kind of page' }),
  story: msg({
    id: 'type-story',
    message: 'Story',
    comment: 'Kind of page: how a made-up patient lived through something',
  }),
  news: msg({ id: 'type-news', message: 'News', comment: 'Kind of page' }),
  update: msg({ id: 'type-update', message: 'Update', comment: 'Kind of page: what has changed on a page' }),
  educationEvent: msg({ id: 'type-event', message: 'Event', comment: 'Kind of page' }),
  module: msg({ id: 'type-module', message: 'Learning module', comment: 'Kind of page' }),
  page: msg({ id: 'type-page', message: 'Page', comment: 'Kind of page: any other' }),
} satisfies Record<string, MessageDescriptor>

/** What a page of a type is called; types without a name of their own are called pages. */
export const kindLabel = (type: string): MessageDescriptor =>
  Object.hasOwn(kindLabels, type) ? kindLabels[type as keyof typeof kindLabels] : kindLabels.page
