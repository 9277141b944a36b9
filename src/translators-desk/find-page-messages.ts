import { type MessageKey, readMarks } from '#i18n/message-marks.ts'

/** A message that a page shows, with the element whose text or attribute it is. */
export type PageMessage = MessageKey & {
  readonly element: Element
  /** The place of the message in the texts of the page; undefined for a message in an attribute. */
  readonly range?: Range
}

/** Elements whose texts nobody reads on the page. */
const unseen = 'script, style, template, noscript'

/** Finds all marked messages of a page, in its texts and in the attributes of its elements, in the order of the page. */
export function findPageMessages(root: Element): readonly PageMessage[] {
  const found: PageMessage[] = []
  // A message with tags continues in the texts of other elements, so its end may be in a later node.
  const open: { readonly key: MessageKey; readonly node: Text; readonly start: number }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Element) found.push(...messagesInAttributes(node))
    if (!(node instanceof Text) || node.parentElement?.closest(unseen)) continue
    for (const { begins, start, end } of readMarks(node.data)) {
      if (begins) {
        open.push({ key: begins, node, start })
        continue
      }
      const message = open.pop()
      const element = message?.node.parentElement
      if (!message || !element) continue
      const range = new Range()
      range.setStart(message.node, message.start)
      range.setEnd(node, end)
      found.push({ ...message.key, element, range })
    }
  }
  return found
}

const messagesInAttributes = (element: Element): readonly PageMessage[] =>
  [...element.attributes].flatMap(({ value }) =>
    readMarks(value).flatMap(({ begins }) => (begins ? [{ ...begins, element }] : [])),
  )

/**
 * Returns the messages that an element shows itself. Where it shows none, its closest ancestor with messages counts: a link
 * within a message is not that message's own element.
 */
export function messagesOf(element: Element, messages: readonly PageMessage[]): readonly PageMessage[] {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = messages.filter((message) => message.element === at)
    if (own.length > 0) return own
  }
  return []
}
