import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import formStyles from '#ui/Form.module.css'
import { FormField } from '#ui/FormField.tsx'
import { fieldNames, firstVolumeNames } from './diary-messages.ts'
import { formatClock, parseClock, volumeLimits, withDay, type DiaryDay } from './diary.ts'
import { diaryStore } from './use-diary.ts'

type TimeName = 'gotUp' | 'wentToBed' | 'gotUpNext'
type VolumeName = keyof typeof firstVolumeNames

/** Renders the fields for the times of a day and the first void of each morning. A change is saved immediately. */
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
  const volumeField = (name: VolumeName) => <VolumeField day={day} name={name} onChange={(value) => set(name, value)} />
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

/** Renders the field for a volume. While it is invalid, it says so, and its value is `undefined`, as if it were empty. */
function VolumeField({
  day,
  name,
  onChange,
}: {
  day: DiaryDay
  name: VolumeName
  onChange: (value: number | undefined) => void
}) {
  const { i18n } = useLingui()
  const { locale } = useCurrentSite().site
  const [isInvalid, setInvalid] = useState(false)
  const min = formatNumber(locale, volumeLimits.min)
  const max = formatNumber(locale, volumeLimits.max)
  return (
    <FormField
      id={`${name}-${day.date}`}
      label={i18n._(firstVolumeNames[name])}
      error={
        isInvalid ? (
          <Trans comment="Bladder diary, at the field for an amount in milliliters: the value is not accepted">
            Only whole numbers from {min} to {max} are saved.
          </Trans>
        ) : undefined
      }
    >
      {(attributes) => (
        <input
          {...attributes}
          type="number"
          inputMode="numeric"
          {...volumeLimits}
          defaultValue={day[name]}
          // React dispatches no change event for a text that is not a number in an empty field: the value stays empty.
          onInput={({ currentTarget: { value, validity } }) => {
            setInvalid(!validity.valid)
            onChange(validity.valid && value !== '' ? Number(value) : undefined)
          }}
        />
      )}
    </FormField>
  )
}
