import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The path of the page that lists the stored data. */
export const storedDataPath = '/stored-data'

/**
 * The places where a browser stores data of a website: the local storage, the session storage of a tab, a cache of pages, a
 * cookie that scripts can see, and a cookie that they cannot.
 */
export type StoredPlace = 'local' | 'session' | 'cache' | 'cookie' | 'hidden-cookie'

/** An item that this website may store in a browser. */
export type StoredItem = {
  readonly id: string
  readonly places: readonly StoredPlace[]
  /** The key or, with `isPrefix`, the prefix of the keys. The names of cookies are without the prefix `__Host-`. */
  readonly key: string
  readonly isPrefix?: boolean
  /** The path of the cookie below the base path; left out for `/`. */
  readonly path?: string
  readonly purpose: MessageDescriptor
  readonly kept: MessageDescriptor
}

const kept = {
  untilDeleted: msg({ message: 'until you delete it', comment: 'How long the browser keeps something' }),
  rewritten: msg({
    message: 'until you close the tab; each page that you open writes it again',
    comment: 'How long the browser keeps something',
  }),
  tab: msg({ message: 'until you close the tab', comment: 'How long the browser keeps something' }),
  browser: msg({ message: 'until you close the browser', comment: 'How long the browser keeps something' }),
  session: msg({
    message: 'until you sign out, or 30 days after your last visit',
    comment: 'How long the browser keeps something',
  }),
  consent: msg({ message: '180 days', comment: 'How long the browser keeps something' }),
  minutes: msg({ message: '30 minutes', comment: 'How long the browser keeps something' }),
}

/**
 * Everything that the website stores in a browser. A test finds the code that stores something and checks that it is listed
 * here. The first of several items that match a key wins.
 */
export const storedItems: readonly StoredItem[] = [
  {
    id: 'display',
    places: ['local'],
    key: 'display',
    purpose: msg({ message: 'Your display settings, such as text size', comment: 'What the browser keeps' }),
    kept: kept.untilDeleted,
  },
  {
    id: 'discreet',
    places: ['local'],
    key: 'discreet',
    purpose: msg({ message: 'The neutral title of the tab', comment: 'What the browser keeps' }),
    kept: kept.untilDeleted,
  },
  {
    id: 'country',
    places: ['local'],
    key: 'country',
    purpose: msg({
      message: 'The country whose emergency number you have called from our list',
      comment: 'What the browser keeps',
    }),
    kept: kept.untilDeleted,
  },
  {
    id: 'module-progress',
    places: ['local', 'session'],
    key: 'module-progress ',
    isPrefix: true,
    purpose: msg({ message: 'How far you have come in a learning module', comment: 'What the browser keeps' }),
    kept: kept.untilDeleted,
  },
  {
    id: 'account-progress',
    places: ['local', 'session'],
    key: 'account ',
    isPrefix: true,
    purpose: msg({
      message: 'How far you have come in a learning module, as your account has it',
      comment: 'What the browser keeps',
    }),
    kept: kept.session,
  },
  {
    id: 'bladder-diary',
    places: ['local'],
    key: 'bladder-diary',
    purpose: msg({ message: 'My bladder diary', comment: 'What the browser keeps' }),
    kept: kept.untilDeleted,
  },
  {
    id: 'visit-pack',
    places: ['local'],
    key: 'visit-pack',
    purpose: msg({ message: 'My visit pack', comment: 'What the browser keeps' }),
    kept: kept.untilDeleted,
  },
  {
    id: 'offline',
    places: ['cache'],
    key: 'offline ',
    isPrefix: true,
    purpose: msg({
      message:
        'The pages that you keep for offline, and the program (service worker) that shows them without a connection',
      comment: 'What the browser keeps',
    }),
    kept: kept.untilDeleted,
  },
  {
    id: 'visits',
    places: ['local'],
    key: 'visits',
    purpose: msg({ message: 'Which pages you have read, and when', comment: 'What the browser keeps' }),
    kept: kept.untilDeleted,
  },
  {
    id: 'last-visit',
    places: ['session'],
    key: 'visit ',
    isPrefix: true,
    purpose: msg({ message: 'Which pages you have read, and when', comment: 'What the browser keeps' }),
    kept: kept.tab,
  },
  {
    id: 'contact-draft',
    places: ['session'],
    key: 'contact-draft',
    purpose: msg({ message: 'A message to us that you have not sent yet', comment: 'What the browser keeps' }),
    kept: kept.tab,
  },
  {
    id: 'chat',
    places: ['session'],
    key: 'chat:',
    isPrefix: true,
    purpose: msg({ message: 'Your conversation with the chatbot', comment: 'What the browser keeps' }),
    kept: kept.tab,
  },
  {
    id: 'private-page',
    places: ['session'],
    key: 'private-page',
    purpose: msg({
      message: 'A mark that no visits may be counted in this tab, because it has shown a private page',
      comment: 'What the browser keeps',
    }),
    kept: kept.tab,
  },
  {
    id: 'scroll-positions',
    places: ['session'],
    key: 'tsr-scroll-restoration',
    isPrefix: true,
    purpose: msg({
      message: 'How far down you were on the pages of this tab, so that going back leads there',
      comment: 'What the browser keeps',
    }),
    kept: kept.rewritten,
  },
  ...['reloaded ', 'tanstack_router_reload:'].map((key): StoredItem => ({
    id: key.trim().replace(/\W/g, '-'),
    places: ['session'],
    key,
    isPrefix: true,
    purpose: msg({
      message: 'A note that a page was loaded anew after a change of the website',
      comment: 'What the browser keeps',
    }),
    kept: kept.tab,
  })),
  {
    id: 'consent',
    places: ['cookie'],
    key: 'consent',
    purpose: msg({ message: 'Your choice whether visits may be counted', comment: 'What the browser keeps' }),
    kept: kept.consent,
  },
  {
    id: 'signed-in',
    places: ['cookie'],
    key: 'signed-in',
    purpose: msg({ message: 'A note that you may be signed in', comment: 'What the browser keeps' }),
    kept: kept.session,
  },
  {
    id: 'session',
    places: ['hidden-cookie'],
    key: 'auth.session_token',
    purpose: msg({ message: 'The proof that you are signed in', comment: 'What the browser keeps' }),
    kept: kept.session,
  },
  {
    id: 'forms',
    places: ['hidden-cookie'],
    key: 'auth.',
    isPrefix: true,
    purpose: msg({
      message: 'The protection of the forms of your account against misuse',
      comment: 'What the browser keeps',
    }),
    kept: kept.browser,
  },
  {
    id: 'save-page',
    places: ['hidden-cookie'],
    key: 'save-page',
    path: '/api/saved-pages',
    purpose: msg({
      message: 'The page that you want to save as soon as you have signed in',
      comment: 'What the browser keeps',
    }),
    kept: kept.minutes,
  },
]

/** Returns the item to which a key belongs; undefined for a key that does not belong to the website. */
export function itemOf(place: StoredPlace, key: string): StoredItem | undefined {
  const name = key.replace(/^__Host-/, '')
  return storedItems.find(
    (item) => item.places.includes(place) && (item.isPrefix ? name.startsWith(item.key) : name === item.key),
  )
}
