import '#ui/styles/site.css'
// Every page asks for this file by its address; it is named here so that the build makes it.
import '#features/display/apply-display.js?url&no-inline'
import type { AnyRouter } from '@tanstack/react-router'
import { reloadForLostChunks } from './lost-chunk.ts'

const minute = 60_000

/**
 * A page is read without a client. It starts at the first sign that somebody wants more than to read: a pointer, a touch, a
 * key, a focus. Links, menus and forms work before it does; a press on a button that needs it is kept and repeated.
 */
const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const

/** There is none until the client has started. */
let router: AnyRouter | undefined
let tellStarted!: (router: AnyRouter) => void
const started = new Promise<AnyRouter>((resolve) => (tellStarted = resolve))
let pressed: HTMLElement | undefined

/** The first few things that go wrong. They are reported once that is loaded, if errors are reported. */
const problems: Event[] = []
const keepProblem = (problem: Event) => problems.length < 5 && problems.push(problem)

/**
 * After a reload the entries of the history are this document's own, and no one but the router shows the page of another.
 * Until it is there, going back or forward loads that page.
 */
const loadedFor = location.pathname + location.search
function loadOtherPage() {
  if (location.pathname + location.search !== loadedFor) location.reload()
}

function keepPress(event: MouseEvent) {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-needs-script] button') : null
  if (button) pressed = button
}

function start() {
  for (const sign of signs) removeEventListener(sign, start, true)
  void import('./start-client.tsx').then(async ({ startClient }) => {
    router = await startClient(() => {
      removeEventListener('click', keepPress, true)
      removeEventListener('popstate', loadOtherPage)
      document.documentElement.dataset.client = 'ready'
      // React answers only after it has finished with what told us so.
      setTimeout(() => pressed?.isConnected && pressed.click())
    }, problems)
    tellStarted(router)
  })
}

/** A cookie says that a reader may be signed in. To parse it would put a library into the script that every page loads. */
let mayBeSignedIn = false
let hasCountry = false

// The browser deletes an account's data once its session has ended in any way (features/modules/progress-store.ts).
try {
  mayBeSignedIn = document.cookie.includes('signed-in=')
  hasCountry = 'country' in localStorage
  if (!mayBeSignedIn)
    for (const place of [localStorage, sessionStorage])
      for (const name of Object.keys(place)) if (name.startsWith('account ')) place.removeItem(name)
} catch {
  // A browser that forbids storage keeps nothing that could be deleted.
}

for (const name of ['error', 'unhandledrejection', 'preload-error']) addEventListener(name, keepProblem)
// Until the client has started, a file that is lost is one of the page that is here.
reloadForLostChunks(() => router?.state.status !== 'idle')
addEventListener('click', keepPress, true)
addEventListener('popstate', loadOtherPage)

/** Loads what the page shows that it needs. The script is asynchronous, so it may run before the page is parsed. */
function beginWithPage() {
  // Only a site with a tag manager has something to ask its readers (settled 11), and it does not wait for the client.
  const config = JSON.parse(document.getElementById('page-config')?.textContent ?? '{}')
  if (config.gtmId) void import('#features/consent/follow-consent.ts').then((consent) => consent.followConsent(config))
  // A message that somebody began in another language is in the form before they go on.
  if (document.querySelector('[data-draft]')) void import('#features/contact/restore-draft.ts')
  // A picture that moves is no reason to start the client.
  const stage = document.querySelector<HTMLElement>('[data-animation]')
  if (stage) void import('#features/home/play-animation.ts').then(({ playAnimation }) => playAnimation(stage))
  // Readers who have once called a number from the list of all countries see that of their own.
  const followCountry = () => import('#blocks/follow-country.ts').then((numbers) => numbers.followCountry(started))
  if (hasCountry) void followCountry()
  else addEventListener('toggle', followCountry, { capture: true, once: true })
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  // Later than the page needs, and earlier than it is needed: by then the files of this build may be gone.
  setTimeout(
    () => void import('./document/watch-builds.ts').then(({ watchBuilds }) => watchBuilds(config, started)),
    minute,
  )
  // A page that shows what belongs to its reader (progress, settings) waits for no sign, and no page does whose reader is
  // signed in: the session is followed everywhere.
  if (mayBeSignedIn || document.querySelector('[data-starts-client]')) start()
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', beginWithPage, { once: true })
else beginWithPage()
