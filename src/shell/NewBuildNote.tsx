import { useState, useSyncExternalStore } from 'react'
import { Trans } from '@lingui/react/macro'
import { newBuild } from '#lib/new-build.ts'
import styles from './NewBuildNote.module.css'

const onServer = () => false

/** Tells the style sheets how high the note is, so that it does not cover what has the focus. */
function tellHeight(note: HTMLElement | null) {
  if (!note) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--note', `${note.offsetHeight}px`))
  observer.observe(note)
  return () => observer.disconnect()
}

/**
 * Says that the site has been renewed since this page was loaded. It can be put away, and nothing has to be done. Its code is
 * not loaded when it is needed: the files of this build may be gone by then.
 */
export function NewBuildNote() {
  const isThere = useSyncExternalStore(newBuild.subscribe, newBuild.isThere, onServer)
  const [isClosed, setClosed] = useState(false)
  const close = () => {
    setClosed(true)
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <div role="status" className={styles.note} ref={tellHeight}>
      {isThere && !isClosed && (
        <p className="wrap">
          <Trans comment="A quiet note at the foot of the window, when a newer version of the website has been published">
            There is a new version of this website. You will see it when you open the next page.
          </Trans>{' '}
          <button type="button" onClick={close}>
            <Trans comment="Button that puts a note or a window away">Close</Trans>
          </button>
        </p>
      )}
    </div>
  )
}
