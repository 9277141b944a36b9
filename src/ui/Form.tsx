import type { AsyncStatus } from '#lib/async-status.ts'
import type { ReactNode, SubmitEventHandler } from 'react'
import styles from './Form.module.css'

type Props = {
  /** The URL to which the form is posted. */
  action: string
  /** The hidden fields, sent with those that the reader fills in. */
  hidden: Readonly<Record<string, string>>
  /** Whether the form is part of a line rather than a column. */
  inline?: boolean
  /** The status of the request that `onSubmit` sends; `pending` marks the form as busy. */
  status?: AsyncStatus
  onSubmit?: SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}

/** Renders a form that works without JavaScript. The server validates it, and the next page shows the errors. */
export function Form({ action, hidden, inline = false, status = 'idle', onSubmit, children }: Props) {
  return (
    <form
      method="post"
      action={action}
      className={inline ? undefined : styles.form}
      noValidate
      aria-busy={status === 'pending'}
      onSubmit={onSubmit}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
