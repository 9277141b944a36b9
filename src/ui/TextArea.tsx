import { type ComponentProps, useLayoutEffect, useState } from 'react'

/**
 * A field of several lines. When React takes a page over it writes the text of the server into such a field once more, which
 * loses what somebody has typed by then and moves the caret; here the field is left as it is.
 */
export function TextArea({ id, ...attributes }: ComponentProps<'textarea'> & { id: string }) {
  const [release] = useState(() => (import.meta.env.SSR ? undefined : protectText(id)))
  useLayoutEffect(() => release?.(), [release])
  return <textarea id={id} {...attributes} />
}

const textProperties = ['value', 'defaultValue'] as const

/** Lets nothing write into the field that stands in the document already, until the function it returns is called. */
function protectText(id: string): (() => void) | undefined {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLTextAreaElement)) return undefined
  for (const name of textProperties) {
    const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, name)
    Object.defineProperty(field, name, { configurable: true, get: own?.get, set: () => {} })
  }
  return () => textProperties.forEach((name) => Reflect.deleteProperty(field, name))
}
