import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { formMessages } from './form-messages.ts'
import styles from './Form.module.css'

/** The attributes of a field's control. With them screen readers read its hint and its error along with it. */
export type ControlAttributes = {
  readonly id: string
  readonly name: string
  readonly 'aria-describedby': string | undefined
  /** Said also when it is false: an empty field that is required counts as wrong to browsers before anybody has come to it. */
  readonly 'aria-invalid': boolean
}

type Props = {
  /** Also the name under which it is sent. */
  id: string
  label: ReactNode
  hint?: ReactNode
  /** The message that says why the value was not accepted. */
  error?: ReactNode
  /** The label stands behind the control, as with a checkbox. */
  after?: boolean
  children: (attributes: ControlAttributes) => ReactNode
}

/** A field of a form: its label, what helps to fill it in, what is wrong with it, and its control. */
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
          <span className="vh">{i18n._(formMessages.error)}</span> {error}
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
