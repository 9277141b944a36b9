import { useEffect, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { rememberVisits, remembersVisits } from './visits.ts'
import styles from './VisitsSetting.module.css'

/**
 * Renders the setting by which a browser remembers when each page was last read, and tells what has changed since. It is off
 * until a reader wants it: which pages somebody reads says something about their health.
 */
export function VisitsSetting() {
  const [isOn, setIsOn] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    try {
      setIsOn(remembersVisits())
    } catch {
      setIsRefused(true)
    }
  }, [])
  const change = (wanted: boolean) => {
    try {
      rememberVisits(wanted)
      setIsOn(wanted)
    } catch {
      setIsRefused(true)
    }
  }
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="visits" data-needs-script="">
      <h2 id="visits">
        <Trans comment="Heading of a setting: pages tell the reader what has changed on them since the last visit">
          What has changed since your last visit
        </Trans>
      </h2>
      <label className={styles.choice}>
        <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => change(currentTarget.checked)} />
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
