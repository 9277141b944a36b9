import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { type ReactNode, useState } from 'react'

/** A form that was sent and comes back to its writer. */
export type SentFormState = { readonly form: 'contact' | 'feedback'; readonly sent: unknown }

const elementId = 'sent-form'

const readSentForm = createIsomorphicFn()
  .server((): SentFormState | undefined => getGlobalStartContext()?.sentForm)
  .client(
    (): SentFormState | undefined => JSON.parse(document.getElementById(elementId)?.textContent || 'null') ?? undefined,
  )

/** Returns the values that were sent with a form, so that it shows them again; undefined when none was sent. */
export function useSentForm<Sent>(form: SentFormState['form']): Sent | undefined {
  const [state] = useState(readSentForm)
  return state?.form === form ? (state.sent as Sent) : undefined
}

type Props = SentFormState & { children: ReactNode }

/**
 * A page with the form that has been sent to it. The browser finds what was sent in the document, as it finds everything that
 * it takes a page over with.
 */
export function SentForm({ form, sent, children }: Props) {
  const json = sent === undefined ? '' : JSON.stringify({ form, sent }).replaceAll('<', '\\u003c')
  return (
    <>
      {children}
      <script id={elementId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  )
}
