import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const page = msg({ id: 'type-page', message: 'Page', comment: 'Kind of page: any other' })

/** What a page is called, by its type in the content system. The ids are the keys of the editors' static messages. */
export const kindLabels = {
  home: page,
  condition: msg({ id: 'type-condition', message: 'Condition', comment: 'Kind of page' }),
  situation: msg({
    id: 'type-situation',
    message: 'Situation',
    comment: 'Kind of page: a stage or circumstance of a condition',
  }),
  treatment: msg({ id: 'type-treatment', message: 'Treatment', comment: 'Kind of page' }),
  guideline: msg({ id: 'type-guideline', message: 'Guideline', comment: 'Kind of page' }),
  guidelineChapter: msg({ id: 'type-guideline-chapter', message: 'Guideline chapter', comment: 'Kind of page' }),
  guidelineArchive: msg({
    id: 'type-guideline-archive',
    message: 'Earlier guideline',
    comment: 'Kind of page: an edition of a guideline that has been replaced',
  }),
  story: msg({
    id: 'type-story',
    message: 'Story',
    comment: 'Kind of page: how a made-up patient lived through something',
  }),
  news: msg({ id: 'type-news', message: 'News', comment: 'Kind of page' }),
  update: msg({ id: 'type-update', message: 'Update', comment: 'Kind of page: what has changed on a page' }),
  pressRelease: msg({ id: 'type-press-release', message: 'Press release', comment: 'Kind of page' }),
  undergraduate: msg({
    id: 'type-undergraduate',
    message: 'Page for students',
    comment: 'Kind of page: for students of medicine and nursing, before their degree',
  }),
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
  office: msg({
    id: 'type-office',
    message: 'Office',
    comment: 'Kind of page: a group of people that runs a part of the website',
  }),
  section: msg({
    id: 'type-section',
    message: 'Section',
    comment: 'Kind of page: a group of people that looks after one subject, such as stones',
  }),
  educationEvent: msg({ id: 'type-event', message: 'Event', comment: 'Kind of page' }),
  module: msg({ id: 'type-module', message: 'Learning module', comment: 'Kind of page' }),
  chatbot: page,
  contact: page,
  page,
} satisfies Record<string, MessageDescriptor>

/** What results are called: every type of entry has a name, and what is of none of them is a page. */
export const labelOf = (type: string): MessageDescriptor =>
  Object.hasOwn(kindLabels, type) ? kindLabels[type as keyof typeof kindLabels] : kindLabels.page
