import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { FormProblem, FormState } from '#auth/form-state.ts'
import { problemMessages } from '#auth/problem-messages.ts'
import { session } from '#auth/session-status.ts'
import { successMessages } from '#auth/success-messages.ts'
import { useSession } from '#auth/use-session.ts'
import type { AsyncStatus } from '#lib/async-status.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import formStyles from '#ui/Form.module.css'
import { FormResult } from '#ui/FormResult.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Form } from '#ui/Form.tsx'
import { AccountForms } from './AccountForms.tsx'
import { DeviceList } from './DeviceList.tsx'
import { ModuleList } from './ModuleList.tsx'
import type { Profile } from './profile.ts'
import { profileMessages } from './profile-messages.ts'
import { SavedPageList } from './SavedPageList.tsx'
import styles from './ProfilePage.module.css'

export type ProfilePageProps = {
  profile: Profile
  /** The path under which the application is served, without a trailing slash. */
  base: string
  /** The hidden fields of the forms that are posted below `/api/auth`, among them the CSRF token. */
  hidden: Readonly<Record<string, string>>
  state: FormState | undefined
  /** The languages that the reader can choose for emails: those of the sites, each under its site's handle. */
  languages: readonly { readonly site: string; readonly locale: string; readonly name: string }[]
}

/** Renders the profile: the saved pages, learning modules, account and devices of the signed-in reader. */
export function ProfilePage(props: ProfilePageProps) {
  const { profile, base, hidden, state } = props
  const { i18n } = useLingui()
  const problems = Object.entries(state?.problems ?? {}) as readonly [string, FormProblem][]
  const [signOut, setSignOut] = useState<SignOutState>({ status: 'idle' })
  useLeaveWhenSignedOut(profile.id, signOut.status === 'idle' || signOut.status === 'error')
  return (
    <>
      <PageHead title={i18n._(profileMessages.title)} intro={profile.name}>
        <SignOut base={base} hidden={hidden} state={signOut} onChange={setSignOut} />
      </PageHead>
      <div className={`wrap ${styles.page}`} data-starts-client="">
        {state?.success !== undefined && (
          <FormResult>
            <Notice title={i18n._(successMessages[state.success])} />
          </FormResult>
        )}
        <ErrorSummary
          problems={problems.map(([field, problem]) => ({
            field: `${state?.form ?? ''}-${field === 'form' ? 'send' : field}`,
            words: i18n._(problemMessages[problem]),
          }))}
        />
        <SavedPageList pages={profile.savedPages} base={base} />
        <ModuleList modules={profile.modules} />
        <AccountForms {...props} />
        <DeviceList devices={profile.devices} base={base} hidden={hidden} />
      </div>
    </>
  )
}

/**
 * Leaves the profile for the sign-in page once the reader has been signed out in another tab or on another device, and loads
 * it again once another reader has signed in. Until the status has been `authenticated`, `unauthenticated` does not count:
 * the server has rendered the profile for a signed-in reader, so the first request for the session may have failed.
 *
 * @param userId the id of the reader whose profile is shown
 * @param enabled false while this page itself signs the reader out and then goes to the home page
 */
function useLeaveWhenSignedOut(userId: string, enabled: boolean) {
  const { status, data } = useSession()
  const { path } = useCurrentSite()
  const address = `${path('/login')}?${new URLSearchParams({ callbackUrl: path('/profile') })}`
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (status === 'authenticated') wasSignedIn.current = true
    if (data && data.user.id !== userId) location.reload()
    if (enabled && wasSignedIn.current && status === 'unauthenticated') location.replace(address)
  }, [enabled, status, data, userId, address])
}

type SignOutState = {
  readonly status: AsyncStatus
  /** The reason why signing out failed. */
  readonly failure?: string
}

type SignOutProps = Pick<ProfilePageProps, 'base' | 'hidden'> & {
  state: SignOutState
  onChange: (state: SignOutState) => void
}

function SignOut({ base, hidden, state: { status, failure }, onChange }: SignOutProps) {
  const { path } = useCurrentSite()
  const home = path('/')
  return (
    <Form
      action={`${base}/api/auth/signout`}
      hidden={{ ...hidden, callbackUrl: home }}
      status={status}
      onSubmit={(event) => {
        event.preventDefault()
        if (status === 'pending') return
        onChange({ status: 'pending' })
        session.signOut(home).then(
          (url) => {
            onChange({ status: 'success' })
            location.assign(url)
          },
          (error: unknown) =>
            onChange({ status: 'error', failure: error instanceof Error ? error.message : String(error) }),
        )
      }}
    >
      <button className={formStyles.send}>
        <Trans comment="Button: ends the session">Sign out</Trans>
      </button>
      <p role="alert" hidden={failure === undefined}>
        {failure !== undefined && (
          <Trans comment="Said when signing out did not work; the placeholder is the reason, in English">
            You are still signed in: {failure}. Please try again.
          </Trans>
        )}
      </p>
    </Form>
  )
}
