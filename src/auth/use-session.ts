import { useEffect, useSyncExternalStore } from 'react'
import { session, type SessionSnapshot, type WatchOptions } from './session-status.ts'

const onServer: SessionSnapshot = { status: 'loading' }

/** Who is signed in, kept true while the component is there. On the server, and until the first answer, `loading`. */
export function useSession({ onReturn = true, every = false, renewEvery }: WatchOptions = {}): SessionSnapshot {
  useEffect(() => {
    void session.load()
    return session.watch({ onReturn, every, ...(renewEvery !== undefined && { renewEvery }) })
  }, [onReturn, every, renewEvery])
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => onServer)
}
