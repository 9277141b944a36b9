import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { FormProblem, FormState } from '#auth/form-state.ts'
import { problemMessages } from '#auth/problem-messages.ts'
import { successMessages } from '#auth/success-messages.ts'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { FormResult } from '#ui/FormResult.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import styles from './SignIn.module.css'

type Props = {
  title: string
  intro?: ReactNode
  state: FormState | undefined
  /** The id of the field or button to which problems of the whole form link. */
  firstField: string
  children: ReactNode
}

/** Renders the common parts of the sign-in pages: the title, the success or the problems of a form, and the form. */
export function SignInFrame({ title, intro, state, firstField, children }: Props) {
  const { i18n } = useLingui()
  const problems = Object.entries(state?.problems ?? {}) as readonly [string, FormProblem][]
  return (
    <>
      <PageHead title={title} />
      <div className={`wrap ${styles.page}`}>
        {state?.success !== undefined && state.success !== 'mail-sent' && (
          <FormResult>
            <Notice title={i18n._(successMessages[state.success])} />
          </FormResult>
        )}
        <ErrorSummary
          problems={problems.map(([field, problem]) => ({
            field: field === 'form' ? firstField : field,
            words: i18n._(problemMessages[problem]),
          }))}
        />
        {intro !== undefined && <p>{intro}</p>}
        {children}
      </div>
    </>
  )
}
