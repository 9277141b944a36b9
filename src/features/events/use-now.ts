import { useSyncExternalStore } from 'react'

const minute = 60_000

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute)
  return () => clearInterval(timer)
}

/**
 * Returns the time in milliseconds, rounded down to the minute. During hydration it is the time at which the server rendered
 * the page, so that the markup matches, and then the reader's time.
 */
export const useNow = (rendered: number): number =>
  useSyncExternalStore(
    subscribeToMinutes,
    () => Math.floor(Date.now() / minute) * minute,
    () => rendered,
  )
