import { type ReactNode, useState } from 'react'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#i18n/languages.ts'
import { downloadFile } from '#lib/download-file.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import buttonStyles from '#ui/ButtonLink.module.css'
import { FormField } from '#ui/FormField.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from '#ui/Tool.module.css'
import { diaryCsv } from './diary-csv.ts'
import { entryNames, fieldNames, leakNames, urgeNames } from './diary-messages.ts'
import { formatDiary, parseDiary, withDays, type Diary } from './diary.ts'
import { focusInNextFrame } from './focus-in-next-frame.ts'
import { partSeparator } from './format-diary.ts'
import { diaryStore } from './use-diary.ts'

const quiet = `${buttonStyles.button} ${buttonStyles.quiet}`

/** Renders the controls for the whole diary, with which readers print it, save it, open a saved copy, or delete it. */
export function DiaryFiles({ diary, say }: { diary: Diary; say: (words: ReactNode) => void }) {
  const { i18n } = useLingui()
  const { locale } = useCurrentSite().site
  const [isRefused, setRefused] = useState(false)

  async function open(file: File) {
    const copy = parseDiary(await file.text())
    setRefused(copy === undefined)
    if (!copy) return
    diaryStore().change((days) => withDays(days, copy))
    say(<Trans comment="Bladder diary: the days of a saved file have been added">The copy has been opened.</Trans>)
  }

  return (
    <section className={styles.step} aria-labelledby="take-along">
      <h2 id="take-along">
        <Trans comment="Bladder diary, heading: print or save the diary for the visit to the doctor">
          Take it along
        </Trans>
      </h2>
      {diary.length > 0 && (
        <div className={styles.row}>
          <button type="button" className={buttonStyles.button} data-button="" data-press="print">
            <Icon name="printer" />
            <Trans comment="Button: prints the bladder diary, a sheet for each day">Print the diary</Trans>
          </button>
          <button
            type="button"
            className={quiet}
            data-button=""
            onClick={() => downloadFile('bladder-diary.csv', 'text/csv', diaryCsv(diary, csvMessages(i18n, locale)))}
          >
            <Trans comment="Button: saves the bladder diary as a file for a spreadsheet; keep “CSV”">
              Save as a table (CSV)
            </Trans>
          </button>
          <button
            type="button"
            className={quiet}
            data-button=""
            onClick={() => downloadFile('bladder-diary.json', 'application/json', formatDiary(diary))}
          >
            <Trans comment="Button: saves the bladder diary as a file, which this page can open again">
              Save a copy
            </Trans>
          </button>
        </div>
      )}
      <FormField
        id="copy"
        label={
          <Trans comment="Label of a field: the reader chooses a file with a saved bladder diary">
            Open a saved copy, also from another device
          </Trans>
        }
        error={
          isRefused ? (
            <Trans comment="A file was chosen that is not a saved bladder diary">
              This file is not a copy of a bladder diary.
            </Trans>
          ) : undefined
        }
      >
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // Clearing the value makes the browser fire a `change` event even if the same file is chosen again.
              target.value = ''
              if (file) void open(file)
            }}
          />
        )}
      </FormField>
      {diary.length > 0 && (
        <details>
          <summary className={styles.press}>
            <Trans comment="Bladder diary: opens the question whether the whole diary is to be deleted">
              Delete the whole diary
            </Trans>
          </summary>
          <p>
            <Trans comment="Bladder diary, above the button that deletes it">
              All days are deleted from this browser. This cannot be undone.
            </Trans>
          </p>
          <button
            type="button"
            className={quiet}
            data-button=""
            onClick={() => {
              diaryStore().change(() => [])
              say(<Trans comment="Bladder diary: it has been deleted">The diary has been deleted.</Trans>)
              focusInNextFrame('new-day')
            }}
          >
            <Trans comment="Button: deletes the whole bladder diary for good">Delete it for good</Trans>
          </button>
        </details>
      )}
    </section>
  )
}

const csvMessages = (i18n: I18n, locale: Language) => {
  const translated = <Name extends string>(messages: Readonly<Record<Name, MessageDescriptor>>) =>
    Object.fromEntries(
      Object.entries<MessageDescriptor>(messages).map(([name, message]) => [name, i18n._(message)]),
    ) as Record<Name, string>
  return {
    fields: translated(fieldNames),
    entries: translated(entryNames),
    urges: urgeNames.map((message) => i18n._(message)),
    leaks: translated(leakNames),
    partSeparator: partSeparator(locale),
  }
}
