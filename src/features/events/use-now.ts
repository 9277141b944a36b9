import { useSyncExternalStore } from 'react'

const minute = 60_000

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute)
  return () => clearInterval(timer)
}

/**
 * The time in milliseconds, by the minute: first that at which the page was rendered, so that it is taken over as it is,
 * and from then on the reader's.
 */
export const useNow = (rendered: number): number =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute) * minute,
    () => rendered,
  )
