import { type MessageKey, readMarks } from '#i18n/message-marks.ts'

/** A message on a page, with the element that has it as its text or in an attribute. */
export type PageMessage = MessageKey & {
  readonly element: Element
  /** The range of the message in the document; undefined for a message in an attribute. */
  readonly range?: Range
}

/** The elements whose texts are not visible on the page. */
const unseen = 'script, style, template, noscript'

/** Finds all marked messages of a page, in texts and in attributes, in document order. */
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
 * Returns the messages of an element or, if it has none, those of its closest ancestor with messages. A link inside a
 * message, for example, has no message of its own.
 */
export function messagesOf(element: Element, messages: readonly PageMessage[]): readonly PageMessage[] {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = messages.filter((message) => message.element === at)
    if (own.length > 0) return own
  }
  return []
}
