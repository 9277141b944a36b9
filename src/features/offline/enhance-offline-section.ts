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

/** The sentences that the section says, by the names of the `data-` attributes that hold them. */
type Said = 'storing' | 'stored' | 'removed' | 'failed' | 'unavailable' | 'unsupported'

/** The sections whose buttons are bound. */
const boundSections = new WeakSet<HTMLElement>()

/**
 * Shows in the section of a page (`offline-section.server.ts`) whether the browser keeps it, and carries out the presses on
 * its buttons, before the client has started too. The section is HTML from the server that React does not manage.
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
  const [keep, kept, remove] = [part('keep'), part('kept'), part('remove')]
  const status = section.querySelector<HTMLElement>('[role=status]')
  if (!keep || !kept || !remove || !status) return

  const say = (name?: Said) => (status.textContent = name ? (status.dataset[name] ?? '') : '')
  const fill = (slot: string, text: string) => {
    for (const element of section.querySelectorAll(`[data-${slot}]`)) element.textContent = text
  }
  const show = (topic: KeptTopic | undefined, bytes: number) => {
    fill('size', formatSize(language, bytes))
    if (topic) fill('date', formatDate(language, checkedDay(topic)))
    keep.hidden = topic !== undefined
    kept.hidden = topic === undefined
  }
  /** Runs what a press asks for; presses meanwhile are ignored. */
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
  // The section is enhanced again when it is inserted into another page of the document.
  if (!boundSections.has(section)) {
    boundSections.add(section)
    keep.addEventListener('click', () => run(keepPages))
    remove.addEventListener('click', () => run(removePages))
  }

  if (!canKeep()) return void say('unsupported')
  try {
    const topic = await readKeptTopic(href)
    show(topic, topic?.bytes ?? (await measureTopic(href)))
    say()
  } catch (error) {
    // Browsers that forbid storage throw a `SecurityError`.
    say(error instanceof DOMException ? 'unsupported' : 'unavailable')
  }
}

/** The paths of the pages that are kept; undefined until they are followed. */
let keptPaths: ReadonlySet<string> | undefined

/**
 * Keeps the copies of a reader who has some the same as the pages. Pages that are kept, and without a network all pages, are
 * loaded as documents from now on, because only those come to the worker.
 */
export async function watchKeptPages(started: Promise<AnyRouter>): Promise<void> {
  const isFollowing = keptPaths !== undefined
  keptPaths = await readKeptPaths()
  if (isFollowing) return
  void updateKeptTopics()
  const router = await started
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation: { publicHref } }) => {
    if (!pathChanged || (navigator.onLine && !keptPaths?.has(new URL(publicHref, location.href).pathname))) return
    // On back and forward, the address bar already shows the target.
    if (location.href === location.origin + publicHref) location.reload()
    else location.assign(publicHref)
  })
}
