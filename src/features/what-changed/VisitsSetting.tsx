import { useCallback, useEffect, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import formStyles from '#ui/Form.module.css'
import { rememberVisits, remembersVisits } from './visits.ts'
import styles from './VisitsSetting.module.css'

/** Returns the saved setting. In a browser that forbids storage, visits are not remembered. */
function readSetting(): boolean {
  try {
    return remembersVisits()
  } catch {
    return false
  }
}

/**
 * Renders the setting with which the browser remembers when each page was last read and shows what has changed since. It is
 * off by default, because the pages that somebody reads reveal something about their health.
 */
export function VisitsSetting() {
  const box = useRef<HTMLInputElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const router = useRouter()
  const change = useCallback(
    (isWanted: boolean) => {
      try {
        rememberVisits(isWanted)
      } catch {
        return setIsRefused(true)
      }
      // Visits are remembered from now on, and not only in documents that are loaded later.
      if (isWanted)
        void import('./track-visits.ts').then(({ trackVisits }) =>
          trackVisits(router.options.context.config, Promise.resolve(router)),
        )
    },
    [router],
  )
  // The checkbox works before hydration. If the reader has already checked it, that wins over the saved setting.
  useEffect(() => {
    if (box.current?.checked) change(true)
    else if (box.current) box.current.checked = readSetting()
  }, [change])
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="visits" data-needs-script="">
      <h2 id="visits">
        <Trans comment="Heading of a setting: pages tell the reader what has changed on them since the last visit">
          What has changed since your last visit
        </Trans>
      </h2>
      <label className={formStyles.choice}>
        <input ref={box} type="checkbox" onChange={({ currentTarget }) => change(currentTarget.checked)} />
        <Trans comment="Label of a checkbox">
          Remember in this browser which pages I have read, and tell me when they have changed
        </Trans>
      </label>
      <p className="note">
        <Trans comment="Below the checkbox “Remember in this browser which pages I have read”">
          Whoever uses this browser can see that. Nothing is sent to us. When you switch it off, your browser forgets
          all of it.
        </Trans>
      </p>
      {isRefused && (
        <p role="alert">
          <Trans comment="Below a checkbox, when the browser forbids websites to store anything">
            Your browser does not allow it.
          </Trans>
        </p>
      )}
    </section>
  )
}
