import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { errorMessages } from './form-messages.ts'
import styles from './Form.module.css'

/** The attributes of a field's control, which connect it to its hint and its error for screen readers. */
export type ControlAttributes = {
  readonly id: string
  readonly name: string
  readonly 'aria-describedby': string | undefined
  /**
   * Whether the value is invalid. It must be `false` and not missing, because an empty required field could otherwise be
   * announced as invalid from the start.
   */
  readonly 'aria-invalid': boolean
}

type Props = {
  /** The id of the control, which is also the name under which it is submitted. */
  id: string
  label: ReactNode
  hint?: ReactNode
  /** The reason why the value was not accepted. */
  error?: ReactNode
  /** Whether the label is after the control, as with a checkbox. */
  after?: boolean
  children: (attributes: ControlAttributes) => ReactNode
}

/** Renders a field of a form with its label, its hint, its error and its control. */
export function FormField({ id, label, hint, error, after = false, children }: Props) {
  const { i18n } = useLingui()
  const isWrong = error !== undefined
  const described = [hint !== undefined && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(' ')
  const control = children({
    id,
    name: id,
    'aria-describedby': described || undefined,
    'aria-invalid': isWrong,
  })
  const name = <label htmlFor={id}>{label}</label>
  return (
    <div className={isWrong ? `${styles.field} ${styles.wrong}` : styles.field}>
      {!after && name}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
      {isWrong && (
        <p id={`${id}-error`} className={styles.error}>
          <span className="vh">{i18n._(errorMessages.error)}</span> {error}
        </p>
      )}
      {after ? (
        <div className={styles.choice}>
          {control}
          {name}
        </div>
      ) : (
        control
      )}
    </div>
  )
}
