import { type SubmitEvent, useEffect, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { localDate } from '#lib/use-today.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import formStyles from '#ui/Form.module.css'
import { FormField } from '#ui/FormField.tsx'
import toolStyles from '#ui/Tool.module.css'
import { entryNames, fieldNames, leakNames, urgeNames } from './diary-messages.ts'
import {
  formatClock,
  leakAmounts,
  maxTextLength,
  minutesPerDay,
  nextDate,
  parseClock,
  urges,
  volumeLimits,
  type DiaryDay,
  type DiaryEntry,
} from './diary.ts'
import { formatDay } from './format-diary.ts'

type Kind = DiaryEntry['kind']
const kinds = ['void', 'drink', 'leak'] as const satisfies readonly Kind[]

type Props = {
  day: DiaryDay
  /** The entry to change; undefined for a new one. */
  edited?: DiaryEntry | undefined
  /** The kind that is selected initially for a new entry. */
  firstKind: Kind
  onSave: (entry: DiaryEntry) => void
}

/** Renders the form for an entry. The browser validates its fields and shows its own messages. */
export function EntryForm({ day, edited, firstKind, onSave }: Props) {
  const { i18n } = useLingui()
  const { locale } = useCurrentSite().site
  const [kind, setKind] = useState<Kind>(edited?.kind ?? firstKind)
  const now = useNow()
  const [chosenTime, setChosenTime] = useState(edited && formatClock(edited.at))
  const [chosenDate, setChosenDate] = useState(edited && Math.floor(edited.at / minutesPerDay))
  const idOf = (name: string) => `${name}-${day.date}`
  const time = chosenTime ?? currentTime(day, now)
  const clock = parseClock(time)
  // Unless the reader chooses the date, the current time belongs to today's date, and a time that the reader has entered is
  // assumed to be after midnight if it is earlier than the time of getting up.
  const isNextDay =
    chosenTime === undefined ? localDate(now) === nextDate(day.date) : clock !== undefined && clock < (day.gotUp ?? 0)
  const dateOffset = chosenDate ?? (isNextDay ? 1 : 0)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(idOf(name)) ?? '').trim()
    if (clock === undefined) return
    const id = edited?.id ?? Date.now().toString(36)
    const at = clock + dateOffset * minutesPerDay
    const volume = text('volume') === '' ? undefined : Number(text('volume'))
    const urge = urges.find((one) => String(one) === text('urge'))
    if (kind === 'drink') onSave({ kind, id, at, what: text('what'), volume: volume ?? volumeLimits.min })
    else if (kind === 'void')
      onSave({ kind, id, at, ...(volume !== undefined && { volume }), ...(urge !== undefined && { urge }) })
    else
      onSave({
        kind,
        id,
        at,
        amount: leakAmounts.find((one) => one === text('amount')) ?? 'drops',
        doing: text('doing'),
      })
  }

  return (
    <form className={formStyles.form} onSubmit={submit}>
      <fieldset className={toolStyles.choices}>
        <legend>
          {edited ? (
            <Trans comment="Bladder diary, above the choice of a drink, a visit to the toilet or a leak, for an entry that is being changed">
              Change this entry
            </Trans>
          ) : (
            <Trans comment="Bladder diary, above the choice of a drink, a visit to the toilet or a leak">
              Write down a new entry
            </Trans>
          )}
        </legend>
        {kinds.map((one) => (
          <label key={one} className={formStyles.choice}>
            <input type="radio" name={idOf('kind')} checked={kind === one} onChange={() => setKind(one)} />
            {i18n._(entryNames[one])}
          </label>
        ))}
      </fieldset>
      <FormField id={idOf('time')} label={i18n._(fieldNames.time)}>
        {(attributes) => (
          <input
            {...attributes}
            type="time"
            required
            value={time}
            onChange={({ target }) => setChosenTime(target.value)}
          />
        )}
      </FormField>
      <FormField id={idOf('date')} label={i18n._(fieldNames.date)}>
        {(attributes) => (
          <select {...attributes} value={dateOffset} onChange={({ target }) => setChosenDate(Number(target.value))}>
            <option value={0}>{formatDay(locale, day.date, 'short')}</option>
            <option value={1}>{formatDay(locale, nextDate(day.date), 'short')}</option>
          </select>
        )}
      </FormField>
      {kind === 'drink' && (
        <FormField id={idOf('what')} label={i18n._(fieldNames.what)}>
          {(attributes) => (
            <input
              {...attributes}
              maxLength={maxTextLength}
              defaultValue={edited?.kind === 'drink' ? edited.what : ''}
            />
          )}
        </FormField>
      )}
      {kind !== 'leak' && (
        <FormField
          key={kind}
          id={idOf('volume')}
          label={i18n._(fieldNames.amount)}
          hint={
            kind === 'drink' ? (
              <Trans comment="Bladder diary, at the field for the amount of a drink">
                A cup holds about 200 mL, a mug about 300 mL.
              </Trans>
            ) : (
              <Trans comment="Bladder diary, at the field for the amount of urine">
                Leave this empty if you could not measure.
              </Trans>
            )
          }
        >
          {(attributes) => (
            <input
              {...attributes}
              type="number"
              inputMode="numeric"
              {...volumeLimits}
              required={kind === 'drink'}
              defaultValue={edited?.kind === kind ? edited.volume : undefined}
            />
          )}
        </FormField>
      )}
      {kind === 'void' && (
        <FormField id={idOf('urge')} label={i18n._(fieldNames.urge)}>
          {(attributes) => (
            <select {...attributes} defaultValue={edited?.kind === 'void' ? edited.urge : ''}>
              <option value="" />
              {urges.map((urge) => (
                <option key={urge} value={urge}>
                  {i18n._(urgeNames[urge])}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
      {kind === 'leak' && (
        <>
          <FormField
            id={idOf('amount')}
            label={
              <Trans comment="Bladder diary: label of a choice: a few drops, damp or wet clothes">
                How much leaked
              </Trans>
            }
          >
            {(attributes) => (
              <select {...attributes} defaultValue={edited?.kind === 'leak' ? edited.amount : undefined}>
                {leakAmounts.map((amount) => (
                  <option key={amount} value={amount}>
                    {i18n._(leakNames[amount])}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          <FormField id={idOf('doing')} label={i18n._(fieldNames.doing)}>
            {(attributes) => (
              <input
                {...attributes}
                maxLength={maxTextLength}
                defaultValue={edited?.kind === 'leak' ? edited.doing : ''}
              />
            )}
          </FormField>
        </>
      )}
      <button className={formStyles.send}>
        {edited ? (
          <Trans comment="Bladder diary: button that saves an entry that was changed">Save the change</Trans>
        ) : (
          <Trans comment="Bladder diary: button that adds an entry">Write it down</Trans>
        )}
      </button>
    </form>
  )
}

/**
 * Returns the time at which the reader last came back to the page or to one of its fields; until then, that of the first
 * render.
 */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const update = () => setNow(new Date())
    // In the capture phase, the window also receives the focus events of fields, which do not bubble.
    const events = ['focus', 'visibilitychange']
    for (const name of events) addEventListener(name, update, true)
    return () => {
      for (const name of events) removeEventListener(name, update, true)
    }
  }, [])
  return now
}

/**
 * Returns the current clock time, which is the default time of a new entry if the day began today or yesterday; empty for
 * any other day.
 */
const currentTime = ({ date }: DiaryDay, now: Date): string =>
  [date, nextDate(date)].includes(localDate(now)) ? formatClock(now.getHours() * 60 + now.getMinutes()) : ''
