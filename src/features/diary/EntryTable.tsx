import { Fragment } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { labelSeparator } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import styles from '#ui/Tool.module.css'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { entryNames, fieldNames, leakNames, urgeNames } from './diary-messages.ts'
import { isCounted } from './diary-figures.ts'
import { dateAt, type DiaryDay, type DiaryEntry } from './diary.ts'
import { formatDay, formatTime, formatVolume, partSeparator } from './format-diary.ts'

type Props = { day: DiaryDay; onEdit: (entry: DiaryEntry) => void; onRemove: (entry: DiaryEntry) => void }

/** Renders the entries of a day as a table, each with buttons to change and to remove it. */
export function EntryTable({ day, onEdit, onRemove }: Props) {
  const { i18n, t } = useLingui()
  const { locale } = useCurrentSite().site

  const partsOf = (entry: DiaryEntry): readonly string[] => {
    switch (entry.kind) {
      case 'drink':
        return [entry.what, formatVolume(locale, entry.volume)]
      case 'void':
        return [
          entry.volume === undefined
            ? t({ message: 'not measured', comment: 'Bladder diary: the amount of urine was not measured' })
            : formatVolume(locale, entry.volume),
          entry.urge === undefined
            ? ''
            : i18n._(fieldNames.urge) + labelSeparator(locale) + i18n._(urgeNames[entry.urge]),
        ]
      case 'leak':
        return [i18n._(leakNames[entry.amount]), entry.doing]
    }
  }
  // The date of an entry after midnight differs from the one in the heading of the day, so it is shown beside the time.
  const dateOf = ({ at }: DiaryEntry) => {
    const date = dateAt(day.date, at)
    return date === day.date ? undefined : formatDay(locale, date, 'short')
  }
  const momentOf = (entry: DiaryEntry) =>
    [formatTime(locale, entry.at), dateOf(entry)].filter((part) => part !== undefined).join(partSeparator(locale))
  // Each part may have a different text direction from the page, such as a drink that the reader has typed.
  const wordsOf = (entry: DiaryEntry) =>
    partsOf(entry)
      .filter((part) => part !== '')
      .map((part, place) => (
        <Fragment key={place}>
          {place > 0 && partSeparator(locale)}
          <bdi>{part}</bdi>
        </Fragment>
      ))

  return (
    <div data-table="grid">
      <table>
        <thead>
          <tr>
            <th scope="col">{i18n._(fieldNames.time)}</th>
            <th scope="col">{i18n._(fieldNames.entry)}</th>
          </tr>
        </thead>
        <tbody>
          {day.entries.map((entry) => (
            <tr key={entry.id}>
              <th scope="row" className={styles.time}>
                {formatTime(locale, entry.at)} {dateOf(entry) && <div className="note">{dateOf(entry)}</div>}
              </th>
              <td>
                <b>{i18n._(entryNames[entry.kind])}</b> {wordsOf(entry)}
                {!isCounted(day, entry) && (
                  <span className="note">
                    {' '}
                    <Trans comment="Bladder diary, beside an entry before the time of getting up or after that of the next day">
                      This is outside the day and not counted.
                    </Trans>
                  </span>
                )}
                <span className={styles.row} data-actions="">
                  <button type="button" className={styles.press} onClick={() => onEdit(entry)}>
                    <Trans comment="Bladder diary: button that puts an entry into the form again">Change</Trans>
                    <VisuallyHidden> {momentOf(entry)}</VisuallyHidden>
                  </button>
                  <button type="button" className={styles.press} onClick={() => onRemove(entry)}>
                    <Trans comment="Bladder diary: button that removes an entry">Remove</Trans>
                    <VisuallyHidden> {momentOf(entry)}</VisuallyHidden>
                  </button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
