import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'

/**
 * A field of several lines. When React takes a page over it puts the text of the server back into such a field; what somebody
 * has typed by then is kept here.
 */
export function TextArea({ id, ...attributes }: ComponentProps<'textarea'> & { id: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed] = useState(() => (import.meta.env.SSR ? undefined : watchTyping(id)))
  useLayoutEffect(() => {
    if (field.current && typed?.text !== undefined) field.current.value = typed.text
  }, [typed])
  return <textarea ref={field} id={id} {...attributes} />
}

/** What is typed into the field that stands in the document already; undefined when there is none. */
function watchTyping(id: string): { text: string | undefined } | undefined {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLTextAreaElement)) return undefined
  const typed = { text: field.value === field.defaultValue ? undefined : field.value }
  field.addEventListener('input', () => (typed.text = field.value))
  return typed
}
