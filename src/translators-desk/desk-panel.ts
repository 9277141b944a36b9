import { type MessageKey, withoutMarks } from '#i18n/message-marks.ts'
import { createButton, createElement } from './create-element.ts'
import { pageStyles } from './desk-styles.ts'
import { findPageMessages, messagesOf, type PageMessage } from './find-page-messages.ts'
import { createMessageCard, type MessageCard } from './message-card.ts'

/**
 * The time that the pointer has to rest on a message before the desk shows it, in milliseconds. On its way to the desk, the
 * pointer passes over other messages.
 */
const restMs = 300
/** The time without changes to the page before its messages are searched for again, in milliseconds. */
const settleMs = 200
/** The key under which the last saved message is stored while the page reloads. */
const savedKey = 'translators-desk saved'

/**
 * Adds the panel of the desk, and highlights the messages of the page. The panel shows the message that the translator
 * points at or that has the focus.
 *
 * @param root the shadow tree of the desk
 * @param closeButton the button that closes the desk, which is placed in the header
 */
export function addDeskPanel(root: ShadowRoot, closeButton: HTMLButtonElement): void {
  const styles = new CSSStyleSheet()
  styles.replaceSync(pageStyles)
  document.adoptedStyleSheets.push(styles)
  const card = createElement('div', {}, createElement('p', {}, 'Point at a message, or move the focus to it.'))
  const list = createElement('ul')
  const summary = createElement('summary')
  const panel = createElement(
    'section',
    { 'aria-label': 'Translator’s desk', tabindex: '-1' },
    createElement('header', {}, createElement('h2', {}, 'Translator’s desk'), closeButton),
    card,
    createElement('details', {}, summary, list),
  )
  root.append(panel)

  let messages: readonly PageMessage[] = []
  const buttons = new Map<string, HTMLButtonElement>()
  let shown: MessageCard | undefined
  let latest: MessageKey | undefined

  async function show(key: MessageKey, isChosen = false) {
    if (shown?.isDirty() || (latest?.id === key.id && latest.locale === key.locale && !isChosen)) return
    latest = key
    const created = await createMessageCard(key, () => {
      sessionStorage.setItem(savedKey, JSON.stringify({ locale: key.locale, id: key.id }))
      location.reload()
    })
    // The translator has pointed at another message in the meantime.
    if (latest !== key) return
    shown = created
    card.replaceChildren(created.element)
    highlight(
      'chosen-message',
      messages.filter(({ id, locale }) => id === key.id && locale === key.locale),
    )
    if (isChosen) panel.focus()
  }

  const showAt = (target: EventTarget | null) => {
    const [message] = target instanceof Element ? messagesOf(target, messages) : []
    if (message) void show(message)
  }

  function update() {
    messages = findPageMessages(document.documentElement)
    highlight('message', messages)
    const distinct = new Map(messages.map((message) => [`${message.locale} ${message.id}`, message]))
    summary.textContent = `All messages of this page (${distinct.size})`
    const focused = root.activeElement
    list.replaceChildren(...[...distinct].map(([key, message]) => createElement('li', {}, buttonOf(key, message))))
    // A button that is moved loses the focus.
    if (focused instanceof HTMLElement && list.contains(focused)) focused.focus({ preventScroll: true })
  }

  /** Returns the button of a message. It is the same button after each update, so that the focus can stay on it. */
  function buttonOf(key: string, message: PageMessage) {
    const button = buttons.get(key) ?? createButton('', () => void show(message, true))
    buttons.set(key, button)
    button.textContent = labelOf(message)
    return button
  }

  let rest: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(rest)
    rest = setTimeout(() => showAt(target), restMs)
  })
  document.addEventListener('focusin', ({ target }) => showAt(target))
  let settle: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    clearTimeout(settle)
    settle = setTimeout(update, settleMs)
  })
  observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true })
  update()
  showSaved(show)
}

/** Shows the message that was saved before the page was reloaded. */
function showSaved(show: (key: MessageKey) => Promise<void>) {
  const saved = sessionStorage.getItem(savedKey)
  sessionStorage.removeItem(savedKey)
  if (saved !== null) void show(JSON.parse(saved) as MessageKey)
}

const highlight = (name: string, messages: readonly PageMessage[]) =>
  CSS.highlights.set(name, new Highlight(...messages.flatMap(({ range }) => (range ? [range] : []))))

/**
 * Returns the label of a message in the list, which is its text on the page, or the value and the name of the attribute that
 * contains it.
 */
function labelOf({ element, range, id }: PageMessage): string {
  if (range) return withoutMarks(range.toString())
  const attribute = [...element.attributes].find(({ value }) => value !== withoutMarks(value))
  return `${withoutMarks(attribute?.value ?? id)} (${attribute?.name})`
}
