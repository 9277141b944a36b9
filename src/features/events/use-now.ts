import { useSyncExternalStore } from 'react'

const minute = 60_000

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute)
  return () => clearInterval(timer)
}

/**
 * Returns the time in milliseconds, to the minute: the time of rendering for hydration, so that the markup matches, and from
 * then on the reader's.
 */
export const useNow = (rendered: number): number =>
  useSyncExternalStore(
    subscribeToMinutes,
    () => Math.floor(Date.now() / minute) * minute,
    () => rendered,
  )
