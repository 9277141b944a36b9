import { msg } from '@lingui/core/macro'
import type { AnyRouter } from '@tanstack/react-router'
import { fetchPlainMessages } from '#i18n/fetch-plain-messages.ts'
import { formatDate } from '#i18n/formatting.ts'
import { isLanguage } from '#i18n/languages.ts'
import { createElement } from '#lib/create-element.ts'
import { decodeSafely } from '#lib/decode-safely.ts'
import { prependNotice } from '#lib/prepend-notice.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import noticeStyles from '#ui/Notice.module.css'
import { recordVisit, remembersVisits, tabKeyPrefix, type Visit } from './visits.ts'
import { whatChangedPath } from './what-changed.ts'

const messages = {
  changed: msg({
    message: 'This page has changed since your last visit:',
    comment: 'At the head of a page; the date of the last visit follows',
  }),
  link: msg({ message: 'See what has changed', comment: 'Link at the head of a page that has changed' }),
}

type Config = { readonly basePath: string; readonly prefix: string; readonly buildId: string }

/** The notice that is currently shown, and the page that it is about: its language and uri. */
let notice: HTMLElement | undefined
let noticePage: string | undefined

let isStarted = false

/**
 * Remembers, in this browser only, the version of each page that the reader has read, and shows a notice on a page that has
 * changed since. It is called only if the reader has turned this on in the display settings; a further call does nothing.
 */
export function trackVisits(config: Config, started: Promise<AnyRouter>): void {
  if (isStarted) return
  isStarted = true
  showVisit(config)
  void started.then((router) => router.subscribe('onRendered', () => showVisit(config)))
}

function showVisit(config: Config): void {
  // The feedback form at the end of an article contains the language, the revision and the uri of its text
  // (`FeedbackTarget`).
  const about = document.querySelector<HTMLInputElement>('[data-rich-text="feedback"] [name="about"]')?.value ?? ''
  const [, language, encoded = '-', uri = ''] = /^([\w-]+)\/([^/]+)\/(.+)$/.exec(about) ?? []
  const revision = decodeSafely(encoded)
  // A revision with a slash has no page that compares it (`whatChangedPath`), because the router decodes the slash.
  const page = language === undefined || /^-$|\//.test(revision) ? undefined : `${language}/${uri}`
  // The notice stays when the same page is rendered again, above all when the client starts: a reader may be pressing its link.
  if (notice?.isConnected && noticePage === page) return
  notice?.remove()
  notice = undefined
  if (page === undefined) return
  const last = readLastVisit(page, revision)
  if (last && last.revision !== revision) void showNotice(config, page, pathFromUri(uri), last)
}

/**
 * Returns the last visit to a page before this tab first showed it and, when it first does, records this visit. The session
 * storage keeps the last visit, so that neither a reload nor a back navigation is treated as another visit. Returns
 * undefined if there was no earlier visit, if the reader has turned the setting off since, or if the browser forbids storage.
 */
function readLastVisit(page: string, revision: string): Visit | undefined {
  const key = tabKeyPrefix + page
  try {
    if (!remembersVisits()) return undefined
    const ofThisTab = sessionStorage.getItem(key)
    if (ofThisTab !== null) return JSON.parse(ofThisTab) ?? undefined
    const last = recordVisit(page, { day: new Date().toLocaleDateString('sv'), revision })
    sessionStorage.setItem(key, JSON.stringify(last ?? null))
    return last
  } catch {
    return undefined
  }
}

/** Shows the notice before the page. */
async function showNotice(config: Config, page: string, path: string, { day, revision }: Visit): Promise<void> {
  const { pathname } = location
  const { lang } = document.documentElement
  const translate = await fetchPlainMessages(config, 'what-changed')
  if (!isLanguage(lang) || location.pathname !== pathname) return
  const link = createElement(
    'a',
    { href: config.basePath + config.prefix + whatChangedPath(path, revision) },
    translate(messages.link),
  )
  const changed = createElement('strong', {}, translate(messages.changed))
  const date = createElement('time', { datetime: day }, formatDate(lang, day))
  if (notice && noticePage === page) return
  notice?.remove()
  noticePage = page
  notice = createElement(
    'section',
    { class: `wrap ${noticeStyles.notice}`, 'aria-label': translate(messages.link) },
    createElement('p', {}, changed, ' ', date, ' ', link),
  )
  prependNotice(notice)
}
