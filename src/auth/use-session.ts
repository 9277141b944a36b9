import { useEffect, useSyncExternalStore } from 'react'
import { session, type SessionSnapshot } from './session-status.ts'

const onServer: SessionSnapshot = { status: 'loading' }

/** Returns the session, which the document's provider keeps up to date. On the server, and at first, it is `loading`. */
export function useSession(): SessionSnapshot {
  useEffect(() => void session.load(), [])
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => onServer)
}
