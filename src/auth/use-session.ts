import { useEffect, useSyncExternalStore } from 'react'
import { session, type SessionSnapshot, type WatchOptions } from './session-status.ts'

const onServer: SessionSnapshot = { status: 'loading' }

/** Returns the session, and follows it while the component is mounted. On the server, and at first, it is `loading`. */
export function useSession({ onReturn = true, every = false, renewEvery }: WatchOptions = {}): SessionSnapshot {
  useEffect(() => {
    void session.load()
    return session.watch({ onReturn, every, ...(renewEvery !== undefined && { renewEvery }) })
  }, [onReturn, every, renewEvery])
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => onServer)
}
