import type { ReactNode } from 'react'

/**
 * Renders a status for an action that can be repeated. It is announced each time: the key replaces the element, because
 * screen readers would not announce the same text again.
 *
 * @param times how often the action has been done; nothing is shown before the first time
 */
export function RepeatedStatus({ times, children }: { times: number; children: ReactNode }) {
  return <p role="status">{times > 0 && <span key={times}>{children}</span>}</p>
}
