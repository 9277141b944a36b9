import { type ReactNode, useState } from 'react'
import type { FormState } from '#auth/form-state.ts'
import { session } from '#auth/session-status.ts'
import type { AsyncStatus } from '#lib/async-status.ts'
import { checkNavigation } from '#lib/check-navigation.ts'
import { Form } from '#ui/Form.tsx'

type Props = {
  /** The id of the provider with which the form signs in. */
  provider: string
  action: string
  hidden: Readonly<Record<string, string>>
  /** Called with the problems of the form, so that the page shows them. */
  onProblems: (state: FormState) => void
  children: ReactNode
}

/**
 * Renders a form that signs in. With JavaScript it calls the API of the NextAuth contract and stays on the page when there
 * is a problem; without JavaScript, and when these calls fail, the browser submits the form.
 */
export function SignInForm({ provider, action, hidden, onProblems, children }: Props) {
  const [status, setStatus] = useState<AsyncStatus>('idle')

  async function send(form: HTMLFormElement) {
    setStatus('pending')
    try {
      const { url, problems } = await session.signIn(provider, fieldsOf(form))
      setStatus(problems ? 'error' : 'success')
      if (problems) return onProblems({ form: 'login', problems })
      checkNavigation(url, true)
      location.assign(url)
    } catch {
      form.submit()
    }
  }

  return (
    <Form
      action={action}
      hidden={hidden}
      status={status}
      onSubmit={(event) => {
        event.preventDefault()
        if (status !== 'pending') void send(event.currentTarget)
      }}
    >
      {children}
    </Form>
  )
}

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
