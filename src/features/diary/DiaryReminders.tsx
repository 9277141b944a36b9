import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { dateLimits } from '#lib/date-limits.ts'
import { downloadFile } from '#lib/download-file.ts'
import { useToday } from '#lib/use-today.ts'
import formStyles from '#ui/Form.module.css'
import { FormField } from '#ui/FormField.tsx'
import { RepeatedStatus } from '#ui/RepeatedStatus.tsx'
import styles from '#ui/Tool.module.css'
import { fieldNames } from './diary-messages.ts'
import { nextDate } from './diary.ts'

/** Renders the form that creates a calendar file with a reminder on each of three consecutive days. */
export function DiaryReminders() {
  const { i18n, t } = useLingui()
  const today = useToday()
  const [downloads, setDownloads] = useState(0)

  async function download(form: FormData) {
    const { reminderCalendar } = await import('#lib/reminder-calendar.ts')
    const [date, time] = [String(form.get('reminder-date')), String(form.get('reminder-time'))]
    const title = t({
      message: 'Bladder diary: write down drinks and each time you pee',
      comment: 'Title of a reminder in the reader’s own calendar',
    })
    const description = location.origin + location.pathname
    const reminders = [date, nextDate(date), nextDate(nextDate(date))].map((each) => ({
      title,
      description,
      date: each,
      time,
      alarmMinutesBefore: [0],
    }))
    downloadFile('bladder-diary.ics', 'text/calendar', reminderCalendar(reminders, new Date()))
    setDownloads((times) => times + 1)
  }

  return (
    <section className={styles.step} aria-labelledby="reminders">
      <h2 id="reminders">
        <Trans comment="Bladder diary, heading">Reminders in your calendar</Trans>
      </h2>
      <p>
        <Trans comment="Bladder diary, above the form for reminders">
          You get a file. When you open it, your calendar reminds you on three days in a row.
        </Trans>
      </p>
      <form
        key={today}
        className={formStyles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void download(new FormData(event.currentTarget))
        }}
      >
        <FormField
          id="reminder-date"
          label={<Trans comment="Bladder diary, label of a field: the first day of the reminders">First day</Trans>}
        >
          {(attributes) => (
            <input {...attributes} {...dateLimits} type="date" required defaultValue={today && nextDate(today)} />
          )}
        </FormField>
        <FormField id="reminder-time" label={i18n._(fieldNames.time)}>
          {(attributes) => <input {...attributes} type="time" required defaultValue="07:00" />}
        </FormField>
        {/*
         * The button is disabled until the client has started, because the form would otherwise send its fields in the URL.
         */}
        <button className={formStyles.send} disabled={today === ''}>
          <Trans comment="Button: saves a file with reminders for the calendar of the reader">Save the reminders</Trans>
        </button>
        <RepeatedStatus times={downloads}>
          <Trans comment="Below the button “Save the reminders”, after the file has been downloaded">
            The file is saved. Open it to put the reminders into your calendar.
          </Trans>
        </RepeatedStatus>
      </form>
    </section>
  )
}
