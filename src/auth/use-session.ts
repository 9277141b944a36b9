import { useEffect, useSyncExternalStore } from 'react'
import { session, type SessionSnapshot } from './session-status.ts'

const onServer: SessionSnapshot = { status: 'loading' }

/**
 * Returns the session, which `provide-session.ts` keeps up to date. Its status is `loading` on the server, during hydration,
 * and until a fetch has determined it.
 */
export function useSession(): SessionSnapshot {
  useEffect(() => void session.load(), [])
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => onServer)
}
