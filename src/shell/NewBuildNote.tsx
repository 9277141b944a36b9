import { useState, useSyncExternalStore } from 'react'
import { Trans } from '@lingui/react/macro'
import { newBuild } from '#lib/new-build.ts'
import styles from './NewBuildNote.module.css'

const onServer = () => false

/** Says that the site has been renewed since this page was loaded. It can be put away, and nothing has to be done. */
export function NewBuildNote() {
  const isThere = useSyncExternalStore(newBuild.subscribe, newBuild.isThere, onServer)
  const [isClosed, setClosed] = useState(false)
  return (
    <div role="status">
      {isThere && !isClosed && (
        <p className={styles.note}>
          <Trans comment="A quiet note at the foot of the window, when a newer version of the website has been published">
            This site has been renewed. The next page you open is the new one.
          </Trans>{' '}
          <button type="button" onClick={() => setClosed(true)}>
            <Trans comment="Button that puts a note or a window away">Close</Trans>
          </button>
        </p>
      )}
    </div>
  )
}
