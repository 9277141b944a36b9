import { type ReactNode, useState } from 'react'
import type { FormState } from '#auth/form-state.ts'
import { session } from '#auth/session-status.ts'
import type { AsyncStatus } from '#lib/async-status.ts'
import { checkNavigation } from '#lib/check-navigation.ts'
import { Form } from '#ui/Form.tsx'

type Props = {
  /** The provider by which the form signs in. */
  provider: string
  action: string
  hidden: Readonly<Record<string, string>>
  /** Called with what is wrong with the form. */
  onProblems: (state: FormState) => void
  children: ReactNode
}

/**
 * A form that signs in. With script it uses the calls of the NextAuth contract and stays on the page when something is wrong;
 * without, and when these calls fail, the browser sends it.
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
