import { type ReactNode, useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Icon } from '#ui/Icon.tsx'
import buttonStyles from '#ui/ButtonLink.module.css'
import toolStyles from '#ui/Tool.module.css'
import { DayTimesForm } from './DayTimesForm.tsx'
import { withEntry, withoutDay, withoutEntry, type DiaryDay, type DiaryEntry } from './diary.ts'
import { DiaryChart } from './DiaryChart.tsx'
import { EntryForm } from './EntryForm.tsx'
import { EntryTable } from './EntryTable.tsx'
import { focusInNextFrame } from './focus-in-next-frame.ts'
import { formatDay } from './format-diary.ts'
import { diaryStore } from './use-diary.ts'
import styles from './DiaryPage.module.css'

/**
 * Renders the sheet of one day, with its forms, its entries and its chart. It is printed on a page of its own.
 *
 * @param say announces the result of a click to screen readers
 */
export function DaySheet({ day, isOpen, say }: { day: DiaryDay; isOpen: boolean; say: (words: ReactNode) => void }) {
  const { locale } = useCurrentSite().site
  const { t } = useLingui()
  const { date } = day
  const [edited, setEdited] = useState<DiaryEntry>()
  const [lastKind, setLastKind] = useState<DiaryEntry['kind']>('void')
  const form = useRef<HTMLDivElement>(null)
  const focusTime = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[type="time"]')?.focus())
  const sayRemoved = () => say(t({ message: 'Removed.', comment: 'Bladder diary: an entry or a day has been removed' }))
  const heading = `day-${date}`
  return (
    <details className={styles.day} open={isOpen}>
      <summary className="opener">
        <h2 id={heading} tabIndex={-1}>
          {formatDay(locale, date)}
        </h2>
        <Icon name="chevron-down" />
      </summary>
      <section className={styles.sheet} aria-labelledby={heading}>
        <DayTimesForm day={day} />
        <div className={styles.entries}>
          <div ref={form}>
            <EntryForm
              key={edited?.id ?? day.entries.length}
              day={day}
              edited={edited}
              firstKind={lastKind}
              onSave={(entry) => {
                diaryStore().change((diary) => withEntry(diary, date, entry))
                setEdited(undefined)
                setLastKind(entry.kind)
                say(t({ message: 'Written down.', comment: 'Bladder diary: an entry has been added or changed' }))
                focusTime()
              }}
            />
          </div>
          {day.entries.length > 0 && (
            <EntryTable
              day={day}
              onEdit={(entry) => {
                setEdited(entry)
                focusTime()
              }}
              onRemove={({ id }) => {
                diaryStore().change((diary) => withoutEntry(diary, date, id))
                if (edited?.id === id) setEdited(undefined)
                sayRemoved()
                focusTime()
              }}
            />
          )}
        </div>
        {day.entries.length > 0 && <DiaryChart day={day} />}
        <details data-actions="">
          <summary className={toolStyles.press}>
            <Trans comment="Bladder diary: opens the question whether a whole day is to be removed">
              Remove this day
            </Trans>
          </summary>
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.quiet}`}
            data-button=""
            onClick={() => {
              diaryStore().change((diary) => withoutDay(diary, date))
              sayRemoved()
              focusInNextFrame('new-day')
            }}
          >
            <Trans comment="Bladder diary: button that removes a day with all its entries">
              Remove the day with all its entries
            </Trans>
          </button>
        </details>
      </section>
    </details>
  )
}
