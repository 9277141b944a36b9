import { Trans, useLingui } from '@lingui/react/macro'
import { dateLimits } from '#lib/date-limits.ts'
import { useToday } from '#lib/use-today.ts'
import formStyles from '#ui/Form.module.css'
import { FormField } from '#ui/FormField.tsx'
import { fieldNames } from './diary-messages.ts'
import { nextDate, startDay, withDay, type Diary } from './diary.ts'
import { focusInNextFrame } from './focus-in-next-frame.ts'
import { diaryStore } from './use-diary.ts'

/** Renders the form that adds a day to the diary. A day that already exists is not replaced. */
export function AddDay({ diary }: { diary: Diary }) {
  const { i18n } = useLingui()
  const today = useToday()
  const last = diary.at(-1)?.date
  const suggested = last === undefined || last < today ? today : nextDate(last)
  return (
    <form
      key={suggested}
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const date = String(new FormData(event.currentTarget).get('new-day'))
        diaryStore().change((days) =>
          days.some((day) => day.date === date) ? days : withDay(days, startDay(days, date)),
        )
        focusInNextFrame(`day-${date}`)
      }}
    >
      <FormField
        id="new-day"
        label={i18n._(fieldNames.date)}
        hint={
          <Trans comment="Bladder diary, at the field for the date of a new day">
            Three ordinary days are enough. They need not follow each other.
          </Trans>
        }
      >
        {(attributes) => (
          <input
            {...attributes}
            {...dateLimits}
            type="date"
            required
            disabled={today === ''}
            defaultValue={suggested}
          />
        )}
      </FormField>
      {/*
       * The field and the button are disabled until the page is hydrated. Before that, the form would send its fields in the
       * URL, and hydration would replace a date that the reader has entered with the suggested one.
       */}
      <button className={formStyles.send} disabled={today === ''}>
        <Trans comment="Button: adds a day to the bladder diary">Add this day</Trans>
      </button>
    </form>
  )
}
