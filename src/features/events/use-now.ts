import { useSyncExternalStore } from 'react'

const minute = 60_000

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute)
  return () => clearInterval(timer)
}

/**
 * Returns the current time in milliseconds since 1970, rounded down to the minute. On the server and during hydration, the
 * result is `rendered`, so that the markup matches.
 */
export const useNow = (rendered: number): number =>
  useSyncExternalStore(
    subscribeToMinutes,
    () => Math.floor(Date.now() / minute) * minute,
    () => rendered,
  )
