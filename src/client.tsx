import '#ui/styles/site.css'
import type { AnyRouter } from '@tanstack/react-router'
import { bindExitShortcut } from './document/bind-exit-shortcut.ts'
import { bindPageActions } from './document/bind-page-actions.ts'
import { defineKeepOffline } from './document/keep-offline-element.ts'
import { defineReadAloud } from './document/read-aloud-element.ts'
import { reloadForLostChunks } from './lost-chunk.ts'

const minuteMs = 60_000

/**
 * The events that start the client. A page is readable without the client, which is loaded at the first sign of interaction:
 * a moving pointer, a touch, a key, a focus. Links, menus and forms work before that; the last click on a button that needs
 * the client is repeated once the client has started.
 */
const startEvents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const

/** The router; undefined until the client has started. */
let router: AnyRouter | undefined
/** The formats that the browser lacks for the page's language, while they are being added. */
let formats: Promise<void> | undefined
let resolveStarted!: (router: AnyRouter) => void
const started = new Promise<AnyRouter>((resolve) => (resolveStarted = resolve))
let clickedButton: HTMLElement | undefined

/** The first five error events. They are reported when the client starts, if reporting is configured. */
const problems: Event[] = []
const bufferProblem = (problem: Event) => problems.length < 5 && problems.push(problem)

/**
 * The path and query for which this document was loaded. After a reload, going back to an entry that the router added before
 * the reload changes the URL without loading a document: until the router has started, a reload must show that page.
 */
const loadedUrl = location.pathname + location.search
let isReloading = false
function reloadForOtherEntry() {
  if (location.pathname + location.search === loadedUrl) return
  isReloading = true
  location.reload()
}

function rememberClick(event: MouseEvent) {
  const button =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-needs-script] button:not([data-press])')
      : null
  if (button) clickedButton = button
}

/** Starts the client, unless the event is the one that browsers dispatch when a page appears under a mouse at rest. */
function startOnSign(event: Event) {
  if (event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY) return
  start()
}

function start() {
  for (const sign of startEvents) removeEventListener(sign, startOnSign, true)
  void Promise.all([import('./start-client.tsx'), formats]).then(async ([{ startClient }]) => {
    router = await startClient(
      () => {
        removeEventListener('click', rememberClick, true)
        removeEventListener('popstate', reloadForOtherEntry)
        document.documentElement.dataset.client = 'ready'
        // The click is delayed, because React handles events only after the current callback has returned.
        setTimeout(() => clickedButton?.isConnected && clickedButton.click())
      },
      problems,
      () => isReloading,
    )
    resolveStarted(router)
  })
}

/** Whether a cookie says that the reader may be signed in. */
let canBeSignedIn = false
let hasCountry = false
let hasPack = false
/** Whether the reader has asked for a notice when a page has changed since the last visit. */
let hasVisits = false

try {
  // A substring test is enough: a cookie parser would add to the script of every page.
  canBeSignedIn = document.cookie.includes('signed-in=')
  hasCountry = 'country' in localStorage
  hasPack = 'visit-pack' in localStorage
  hasVisits = 'visits' in localStorage
  // Without the cookie, the session has ended, so the account's data (`features/modules/progress-store.ts`) is deleted.
  if (!canBeSignedIn)
    for (const place of [localStorage, sessionStorage])
      for (const name of Object.keys(place)) if (name.startsWith('account ')) place.removeItem(name)
} catch {
  // A browser that forbids storage has stored no data.
}

for (const name of ['error', 'unhandledrejection', 'preload-error']) addEventListener(name, bufferProblem)
/** Whether an answer to “Was this page helpful?” is being sent. It would be lost if the page were reloaded. */
let isAnswering = false
// Until the client has started, a lost chunk is always one that the current page needs, so the page is reloaded.
reloadForLostChunks(() => !isAnswering && router?.state.status !== 'idle')
addEventListener('submit', function answer(event) {
  const form = event.target as HTMLFormElement
  if (!form.matches('[data-rich-text="feedback"] form')) return
  event.preventDefault()
  isAnswering = true
  void import('#features/feedback/answer-in-place.ts').then(
    async (feedback) => {
      await feedback.answerInPlace(form, event.submitter)
      isAnswering = false
    },
    () => {
      // Without the script, the browser submits the form and shows the result page.
      removeEventListener('submit', answer)
      form.requestSubmit(event.submitter)
    },
  )
})
addEventListener('click', rememberClick, true)
bindPageActions(enhancePackButtons)
bindExitShortcut()
addEventListener('popstate', reloadForOtherEntry)

/**
 * Loads the script of the visit pack, which shows whether the page is in the pack and adds the page whose button was
 * pressed.
 */
function enhancePackButtons(pressed?: HTMLElement) {
  void import('#features/visit-pack/enhance-pack-buttons.ts').then((pack) => pack.enhancePackButtons(started, pressed))
}

/** Loads the scripts for the features of this page. The entry script is async, so it may run before the page is parsed. */
async function startPageFeatures() {
  // The listeners are added before anything is awaited, because an event during the wait would otherwise be missed.
  for (const sign of startEvents) addEventListener(sign, startOnSign, { capture: true, passive: true })
  // The formats are added before anything is formatted. If they cannot be loaded, the page still works.
  if (document.documentElement.lang === 'sq-AL')
    await (formats = import('#i18n/albanian-formats.ts').then(({ addAlbanian }) => addAlbanian()).catch(() => {}))
  const config = JSON.parse(document.getElementById('page-config')?.textContent ?? '{}')
  defineReadAloud(config)
  const offline = () => import('#features/offline/enhance-offline-section.ts')
  defineKeepOffline(
    (section) => void offline().then(({ enhanceOfflineSection }) => enhanceOfflineSection(section, config, started)),
  )
  // The service worker controls the page only if the reader has kept pages for reading offline.
  if (navigator.serviceWorker?.controller) void offline().then(({ watchKeptPages }) => watchKeptPages(started))
  // Only a site with a tag manager asks its readers for consent (settled 11), and the question does not wait for the client.
  if (config.gtmId) void import('#features/consent/apply-consent.ts').then((consent) => consent.applyConsent(config))
  // The draft of a message is restored before the reader continues to write, and deleted once the message has been sent.
  if (document.querySelector('[data-draft]')) void import('#features/contact/start-draft.ts')
  // The animation is played without starting the client.
  const stage = document.querySelector<HTMLElement>('[data-animation]')
  if (stage) void import('#features/home/play-animation.ts').then(({ playAnimation }) => playAnimation(stage))
  // A reader who has called a number from the list of countries sees the number of that country in place of the default ones
  // on every card with such a list. Other readers need the script only when they open the list, a `<details>` element.
  const showOwnNumber = () =>
    import('#blocks/enhance-emergency-numbers.ts').then((numbers) => numbers.enhanceEmergencyNumbers())
  if (hasCountry) void showOwnNumber()
  else addEventListener('toggle', showOwnNumber, { capture: true, once: true })
  if (hasPack) enhancePackButtons()
  if (hasVisits)
    void import('#features/what-changed/track-visits.ts').then((visits) => visits.trackVisits(config, started))
  // `watch-builds.ts` is imported long before its first check: the new build that a check finds may have removed the file.
  setTimeout(
    () => void import('./document/watch-builds.ts').then(({ watchBuilds }) => watchBuilds(config, started)),
    minuteMs,
  )
  // A page that shows data of its reader (progress, settings) starts the client at once. So does every page of a reader who
  // may be signed in, because each of them shows whether the reader has saved it.
  if (canBeSignedIn || document.querySelector('[data-starts-client]')) start()
}

if (import.meta.env.DEV) void import('./translators-desk/open-desk.ts').then(({ openDesk }) => openDesk())
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startPageFeatures, { once: true })
else startPageFeatures()
