import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

/** The names of the filters, in the order of the search params. */
export const filterNames = ['topic', 'tag', 'year'] as const
export type FilterName = (typeof filterNames)[number]

type List = {
  /** The handle of the entries' section in the content system. */
  readonly section: string
  readonly type: string
  readonly path: string
  readonly title: MessageDescriptor
  readonly intro: MessageDescriptor
  /** The text of a list without entries. */
  readonly empty: MessageDescriptor
  /** Returns the text with the number of entries; `text` is the number formatted for the reader's language. */
  readonly count: (count: number, text: string) => MessageDescriptor
  readonly filters: readonly FilterName[]
  /** Whether the list has an Atom feed, at `<path>/feed.xml`. */
  readonly hasFeed?: boolean
  /** Whether entries may be under embargo. */
  readonly hasEmbargo?: boolean
}

/** The site's lists that are ordered by date. */
export const lists = {
  news: {
    section: 'news',
    type: 'news',
    path: '/news',
    title: msg({ message: 'News', comment: 'Title of the list of all news' }),
    intro: msg({
      message: 'What is new on this website, and what it means for you.',
      comment: "Under the title 'News'",
    }),
    empty: msg({ message: 'There is no news yet.', comment: 'In place of an empty list' }),
    count: (count, text) =>
      msg({
        id: 'count-news',
        message: plural(count, { one: `${text} piece of news`, other: `${text} pieces of news` }),
        comment: 'How long the list is; the placeholder is a number',
      }),
    filters: ['topic', 'tag', 'year'],
    hasFeed: true,
  },
  updates: {
    section: 'updates',
    type: 'update',
    path: '/updates',
    title: msg({ message: 'Updates to our pages', comment: 'Title of the list of corrections and changes' }),
    intro: msg({
      message: 'What we have corrected or changed on our pages, and why.',
      comment: "Under the title 'Updates to our pages'",
    }),
    empty: msg({ message: 'There are no updates yet.', comment: 'In place of an empty list' }),
    count: (count, text) =>
      msg({
        id: 'count-updates',
        message: plural(count, { one: `${text} update`, other: `${text} updates` }),
        comment: 'How long the list is; the placeholder is a number',
      }),
    filters: ['topic', 'tag', 'year'],
    hasFeed: true,
  },
  'press-releases': {
    section: 'pressReleases',
    type: 'pressRelease',
    path: '/press-releases',
    title: msg({ message: 'Press releases', comment: 'Title of the list of press releases' }),
    intro: msg({
      message: 'For journalists: what we announce, and whom to ask.',
      comment: "Under the title 'Press releases'",
    }),
    empty: msg({ message: 'There are no press releases yet.', comment: 'In place of an empty list' }),
    count: (count, text) =>
      msg({
        id: 'count-press-releases',
        message: plural(count, { one: `${text} press release`, other: `${text} press releases` }),
        comment: 'How long the list is; the placeholder is a number',
      }),
    filters: ['topic', 'year'],
    hasEmbargo: true,
  },
  undergraduates: {
    section: 'undergraduates',
    type: 'undergraduate',
    path: '/undergraduates',
    title: msg({
      message: 'For medical students',
      comment: 'Title of the list of pages for students of medicine and nursing, before their degree',
    }),
    intro: msg({
      message: 'Short lessons in urology for students of medicine and nursing.',
      comment: "Under the title 'For medical students'",
    }),
    empty: msg({ message: 'There are no lessons yet.', comment: 'In place of an empty list' }),
    count: (count, text) =>
      msg({
        id: 'count-undergraduates',
        message: plural(count, { one: `${text} lesson`, other: `${text} lessons` }),
        comment: 'How long the list is; the placeholder is a number',
      }),
    filters: ['topic', 'tag'],
  },
} as const satisfies Record<string, List>

export type ListName = keyof typeof lists

export const listNames = Object.keys(lists) as readonly ListName[] as readonly [ListName, ...ListName[]]

/** Returns a list with its general type, so that properties that only some lists have can be read. */
export const listOf = (name: ListName): List => lists[name]
