import { type ComponentProps, useLayoutEffect, useState } from 'react'

/**
 * Renders a field of several lines that keeps its text during hydration. React sets the value of a textarea again when it
 * hydrates, which loses text that the reader has typed by then and moves the caret.
 */
export function TextArea({ id, ...attributes }: ComponentProps<'textarea'> & { id: string }) {
  const [release] = useState(() => (import.meta.env.SSR ? undefined : protectText(id)))
  useLayoutEffect(() => release?.(), [release])
  return <textarea id={id} {...attributes} />
}

const textProperties = ['value', 'defaultValue'] as const

/** Ignores all changes of the field's value by scripts until the returned function is called. */
function protectText(id: string): (() => void) | undefined {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLTextAreaElement)) return undefined
  for (const name of textProperties) {
    const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, name)
    Object.defineProperty(field, name, { configurable: true, get: own?.get, set: () => {} })
  }
  return () => textProperties.forEach((name) => Reflect.deleteProperty(field, name))
}
