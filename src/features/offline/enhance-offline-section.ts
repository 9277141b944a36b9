import type { AnyRouter } from '@tanstack/react-router'
import { formatDate } from '#i18n/formatting.ts'
import { isLanguage, type Language } from '#i18n/languages.ts'
import { formatSize } from './format-size.ts'
import {
  canKeep,
  checkedDay,
  keepTopic,
  type KeptTopic,
  measureTopic,
  readKeptPaths,
  readKeptTopic,
  removeTopic,
  updateKeptTopics,
} from './kept-topics.ts'

/** The names of the `data-` attributes that hold the section's status messages. */
type Said = 'storing' | 'stored' | 'removed' | 'failed' | 'unavailable' | 'unsupported'

/** The sections whose buttons are bound. */
const boundSections = new WeakSet<HTMLElement>()

/**
 * Shows in the section (`offline-section.server.ts`) whether its page is kept, and handles clicks on its buttons, even
 * before hydration. React does not manage this HTML.
 */
export async function enhanceOfflineSection(
  section: HTMLElement,
  { basePath }: { readonly basePath: string },
  started: Promise<AnyRouter>,
): Promise<void> {
  const href = section.getAttribute('href') ?? ''
  const { lang } = document.documentElement
  const language: Language = isLanguage(lang) ? lang : 'en-US'
  const part = (name: string) => section.querySelector<HTMLElement>(`[data-offline="${name}"]`)
  const keep = section.querySelector<HTMLButtonElement>('[data-offline="keep"]')
  const [kept, remove] = [part('kept'), part('remove')]
  const status = section.querySelector<HTMLElement>('[role=status]')
  if (!keep || !kept || !remove || !status) return

  const say = (name?: Said): void => {
    status.textContent = name ? (status.dataset[name] ?? '') : ''
  }
  const fill = (slot: string, text: string) => {
    for (const element of section.querySelectorAll(`[data-${slot}]`)) element.textContent = text
  }
  const show = (topic: KeptTopic | undefined, bytes: number) => {
    fill('size', formatSize(language, bytes))
    if (topic) fill('date', formatDate(language, checkedDay(topic)))
    keep.hidden = topic !== undefined
    keep.disabled = false
    kept.hidden = topic === undefined
  }
  /** Runs the action of a button. Clicks during a run are ignored. */
  const run = async (action: () => Promise<void>) => {
    if (section.ariaBusy === 'true') return
    section.ariaBusy = 'true'
    await action().catch(() => say('failed'))
    section.ariaBusy = 'false'
  }
  const keepPages = async () => {
    say('storing')
    const topic = await keepTopic(href, basePath)
    show(topic, topic.bytes)
    say('stored')
    kept.querySelector('a')?.focus()
    void watchKeptPages(started)
  }
  const removePages = async () => {
    const bytes = (await readKeptTopic(href))?.bytes ?? (await measureTopic(href))
    await removeTopic(href)
    show(undefined, bytes)
    say('removed')
    keep.focus()
  }
  // A section that is inserted again is enhanced again, and must not get its listeners twice.
  if (!boundSections.has(section)) {
    boundSections.add(section)
    keep.addEventListener('click', () => run(keepPages))
    remove.addEventListener('click', () => run(removePages))
  }

  if (!canKeep()) {
    keep.hidden = true
    return say('unsupported')
  }
  try {
    const topic = await readKeptTopic(href)
    show(topic, topic?.bytes ?? (await measureTopic(href)))
    say()
  } catch (error) {
    keep.hidden = true
    // Browsers that forbid storage throw a `SecurityError`.
    say(error instanceof DOMException ? 'unsupported' : 'unavailable')
  }
}

/** The paths in the offline caches; undefined until `watchKeptPages` has read them. */
let keptPaths: ReadonlySet<string> | undefined
let isWatching = false

/**
 * Reads the paths of the copies; the first call also updates the copies. From then on, kept pages, and without a network all
 * pages, are loaded as documents, because the service worker responds with copies to navigations, but not to the router's
 * requests for the data of pages.
 */
export async function watchKeptPages(started: Promise<AnyRouter>): Promise<void> {
  const isFirst = !isWatching
  isWatching = true
  void readKeptPaths().then((paths) => {
    keptPaths = paths
    if (isFirst) void updateKeptTopics()
  })
  if (!isFirst) return
  // The router does not wait for the paths, so that no navigation without a network is missed.
  const router = await started
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation: { publicHref } }) => {
    if (!pathChanged || (navigator.onLine && !keptPaths?.has(new URL(publicHref, location.href).pathname))) return
    // On back and forward, the address bar already shows the target. For the rest, see `loadDocuments` in `watch-builds.ts`.
    if (location.href === location.origin + publicHref) location.reload()
    else if (publicHref.includes('#')) location.assign(publicHref)
    else {
      router.history.flush()
      location.replace(publicHref)
    }
  })
}
