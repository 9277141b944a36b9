import { Trans, useLingui } from '@lingui/react/macro'
import formStyles from '#ui/Form.module.css'
import { FormField } from '#ui/FormField.tsx'
import { fieldNames, firstVolumeNames } from './diary-messages.ts'
import { formatClock, parseClock, volumeLimits, withDay, type DiaryDay } from './diary.ts'
import { diaryStore } from './use-diary.ts'

type TimeName = 'gotUp' | 'wentToBed' | 'gotUpNext'
type VolumeName = keyof typeof firstVolumeNames

/** Renders the fields for the times of a day and the first void of each morning. A valid change is saved immediately. */
export function DayTimesForm({ day }: { day: DiaryDay }) {
  const { i18n } = useLingui()

  const set = (name: TimeName | VolumeName, value: number | undefined) =>
    diaryStore().change((diary) => {
      const { [name]: _, ...others } = diary.find(({ date }) => date === day.date) ?? day
      return withDay(diary, { ...others, ...(value !== undefined && { [name]: value }) })
    })

  const timeField = (name: TimeName) => (
    <FormField id={`${name}-${day.date}`} label={i18n._(fieldNames[name])}>
      {(attributes) => (
        <input
          {...attributes}
          type="time"
          defaultValue={day[name] === undefined ? '' : formatClock(day[name])}
          onChange={({ target }) => set(name, parseClock(target.value))}
        />
      )}
    </FormField>
  )
  const volumeField = (name: VolumeName) => (
    <FormField id={`${name}-${day.date}`} label={i18n._(firstVolumeNames[name])}>
      {(attributes) => (
        <input
          {...attributes}
          type="number"
          inputMode="numeric"
          {...volumeLimits}
          defaultValue={day[name]}
          onChange={({ target }) => {
            if (target.validity.valid) set(name, target.value === '' ? undefined : Number(target.value))
          }}
        />
      )}
    </FormField>
  )
  return (
    <form className={formStyles.form} onSubmit={(event) => event.preventDefault()}>
      {timeField('gotUp')}
      {volumeField('firstVolume')}
      {timeField('wentToBed')}
      {timeField('gotUpNext')}
      {volumeField('nextFirstVolume')}
      <p className="note">
        <Trans comment="Bladder diary, below the fields for getting up, the first pee and going to bed">
          The figures of the night need these times and the first pee of the next morning.
        </Trans>
      </p>
    </form>
  )
}
