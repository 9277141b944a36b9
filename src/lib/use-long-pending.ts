import { useEffect, useState } from 'react'
import { type AsyncStatus, delayPending } from './async-status.ts'

/** Whether something has been `pending` for so long that the reader is shown that it is on its way. */
export function useLongPending(status: AsyncStatus): boolean {
  const [shown, setShown] = useState<AsyncStatus>('idle')
  const [show] = useState(() => delayPending(setShown))
  useEffect(() => show(status), [show, status])
  return shown === 'pending'
}
