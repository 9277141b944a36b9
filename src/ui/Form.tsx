import type { AsyncStatus } from '#lib/async-status.ts'
import type { ReactNode, SubmitEventHandler } from 'react'
import styles from './Form.module.css'

type Props = {
  /** The address that takes it. */
  action: string
  /** The hidden fields, sent with those that the reader fills in. */
  hidden: Readonly<Record<string, string>>
  /** Shown in a line with others, not in a column. */
  inline?: boolean
  /** The status of the request that `onSubmit` sends; a pending one marks the form as busy. */
  status?: AsyncStatus
  onSubmit?: SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}

/** A form that the browser sends by itself. The page that it leads to shows its errors. */
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
