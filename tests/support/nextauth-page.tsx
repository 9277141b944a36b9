import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as nextAuth from 'next-auth/react'

/**
 * The globals through which tests call the client of NextAuth 4, which this page runs as a website would: the functions of
 * its module, and the `update` function of its session.
 */
declare global {
  interface Window {
    nextAuth: typeof nextAuth
    update: (data?: unknown) => Promise<unknown>
  }
}

window.nextAuth = nextAuth

function Page() {
  const { data, status, update } = nextAuth.useSession()
  const [isRequired, setRequired] = useState(false)
  // A layout effect, because NextAuth's `update` belongs to one render: it must change together with the status shown.
  useLayoutEffect(() => void Object.assign(window, { update }), [update])
  return (
    <>
      <output>{status === 'authenticated' ? data.user?.email : status}</output>
      <button onClick={() => setRequired(true)}>Require a session</button>
      {isRequired && <Required />}
    </>
  )
}

function Required() {
  nextAuth.useSession({ required: true })
  return null
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <nextAuth.SessionProvider>
    <Page />
  </nextAuth.SessionProvider>,
)
