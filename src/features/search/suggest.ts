import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { asyncStatusOf, delayPending } from '#lib/async-status.ts'
import type { SiteHandle } from '#sites/sites.ts'
import type { MarkedText, Suggestion, Suggestions } from './search-results.ts'
import styles from './Suggestions.module.css'

/** The part of the page configuration that the suggestions need. */
type SuggestConfig = { readonly basePath: string; readonly prefix: string; readonly site: SiteHandle }

/** The server function that fetches the pages to suggest for a query. */
type FetchSuggestions = (options: {
  data: { site: SiteHandle; query: string }
  signal: AbortSignal
}) => Promise<Suggestions>

/** The time after the last input before suggestions are fetched, in milliseconds. */
const debounceMs = 250

const enhancedFields = new WeakSet<HTMLInputElement>()
let fieldCount = 0

/**
 * Makes a search field a combobox with a list of pages (ARIA Authoring Practices, list autocomplete with manual selection).
 * Without a selection in the list, Enter submits the form. The list is built with DOM methods instead of React, so that this
 * code works for every field (in the header, on the home page, above results) and is only loaded when such a field receives
 * the focus.
 */
export async function suggestFor(
  input: Element,
  queryClient: QueryClient,
  fetchSuggestions: FetchSuggestions,
): Promise<void> {
  if (!(input instanceof HTMLInputElement) || !input.form || enhancedFields.has(input)) return
  enhancedFields.add(input)
  await waitForClient()
  const { form } = input
  if (!form) return
  const config = JSON.parse(document.getElementById('page-config')?.textContent ?? '{}') as SuggestConfig

  const id = `suggestions-${(fieldCount += 1)}`
  const list = createElement('ul', { id, role: 'listbox', class: styles.list ?? '', hidden: '' })
  const status = createElement('p', { role: 'status', class: 'vh' })
  // The list is in the same container as the field and its button, and is as wide as both together.
  input.after(list, status)
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': id,
    autocapitalize: 'none',
  })) {
    input.setAttribute(name, value)
  }
  list.setAttribute('aria-label', input.labels?.[0]?.textContent.trim() ?? '')

  let timer: ReturnType<typeof setTimeout> | undefined
  let shownSuggestions: readonly Suggestion[] = []
  let active = -1
  /** The query for which the suggestions in the list were fetched. */
  let shownQuery = ''

  const query = () => input.value.trim().replace(/\s+/g, ' ')
  /** Whether a query is long enough. A single letter is not, but a single Chinese character is a word. */
  const isLongEnough = (text: string) => text.length > 1 || /\p{Script=Han}/u.test(text)

  /**
   * Returns the options of the React Query query for the suggestions for a text. Cached suggestions are not fetched again,
   * and the request for an earlier text is canceled.
   */
  const suggestionsQuery = (text: string) => ({
    queryKey: ['suggestions', config.site, JSON.stringify({ query: text })],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      fetchSuggestions({ data: { site: config.site, query: text }, signal }),
    enabled: text !== '',
  })
  const observer = new QueryObserver(queryClient, suggestionsQuery(''))
  const showStatus = delayPending((status) => (list.ariaBusy = String(status === 'pending')))
  observer.subscribe((result) => {
    showStatus(asyncStatusOf(result))
    // An error only closes the list, because the field works without suggestions.
    if (result.isError) close()
    if (result.data && document.activeElement === input) show(result.data, query())
  })
  const load = (text: string) => observer.setOptions(suggestionsQuery(text))

  function close() {
    clearTimeout(timer)
    load('')
    list.hidden = true
    input.setAttribute('aria-expanded', 'false')
    activate(-1)
  }

  function open() {
    if (shownSuggestions.length === 0 || shownQuery !== query()) return
    list.hidden = false
    input.setAttribute('aria-expanded', 'true')
  }

  function activate(place: number) {
    active = place
    for (const [at, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(at === place))
    const option = list.children[place]
    if (option) {
      input.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    } else input.removeAttribute('aria-activedescendant')
  }

  function show({ suggestions, announcement }: Suggestions, text: string) {
    shownQuery = text
    shownSuggestions = suggestions
    list.replaceChildren(...suggestions.map((suggestion, place) => optionOf(suggestion, `${id}-${place}`)))
    activate(-1)
    if (suggestions.length === 0) close()
    else open()
    status.textContent = announcement
  }

  function onInput(event: Event) {
    clearTimeout(timer)
    load('')
    const text = query()
    // While an input method composes a character, the text is incomplete.
    if (event instanceof InputEvent && event.isComposing) return
    if (!isLongEnough(text)) {
      shownSuggestions = []
      status.textContent = ''
      return close()
    }
    timer = setTimeout(() => load(text), debounceMs)
  }

  function choose(place: number) {
    const suggestion = shownSuggestions[place]
    if (!suggestion) return
    close()
    location.assign(config.basePath + config.prefix + suggestion.path)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing || event.ctrlKey || event.metaKey) return
    const isOpen = !list.hidden
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault()
        if (!isOpen) {
          if (shownQuery === query()) open()
          else if (isLongEnough(query())) load(query())
          if (list.hidden || event.altKey) return
        }
        const count = shownSuggestions.length + 1
        // When the selection moves from the last option to the first, the field itself comes in between.
        const step = event.key === 'ArrowDown' ? 1 : -1
        return activate(((active + 1 + step + count) % count) - 1)
      }
      case 'Enter':
        if (!isOpen || active < 0) return close()
        event.preventDefault()
        return choose(active)
      case 'Escape':
        if (!isOpen) return
        // The first Escape closes the list. The next one is left to the browser, which may clear the field.
        event.preventDefault()
        return close()
      case 'Tab':
        return close()
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // These keys move the cursor in the text, so no option is active anymore.
        return activate(-1)
    }
  }

  input.addEventListener('input', onInput)
  input.addEventListener('compositionend', onInput)
  input.addEventListener('keydown', onKeyDown)
  input.addEventListener('blur', close)
  form.addEventListener('submit', close)
  // The field must not lose the focus, because the list would close on blur before a click could select an option.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest('[role="option"]') : null
    if (option) choose([...list.children].indexOf(option))
  })
  // The reader may already have typed a query before this code was loaded.
  if (input.value !== input.defaultValue) onInput(new Event('input'))
}

/** Resolves once React has hydrated the page. A list that was added earlier would cause a hydration mismatch. */
const waitForClient = () =>
  new Promise<void>((resolve) => {
    const { dataset } = document.documentElement
    const check = () => (dataset.client === 'ready' ? resolve() : void setTimeout(check, 20))
    check()
  })

function optionOf({ title, otherName, kind, language }: Suggestion, id: string): HTMLElement {
  const name = createElement('span', language ? { lang: language, dir: 'auto' } : {}, ...piecesOf(title))
  const about = otherName === undefined ? kind : `${kind} · ${otherName}`
  return createElement(
    'li',
    { id, role: 'option', 'aria-selected': 'false' },
    name,
    ' ',
    createElement('small', {}, about),
  )
}

/** Returns the pieces of a text, which are not parsed as HTML: `mark` elements for its marks, and strings between them. */
function piecesOf({ text, marks }: MarkedText): (Node | string)[] {
  const ends = [...marks, text.length]
  return ends.map((end, place) => {
    const piece = text.slice(place === 0 ? 0 : ends[place - 1], end)
    return place % 2 === 1 ? createElement('mark', {}, piece) : piece
  })
}

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}
