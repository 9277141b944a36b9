import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { dateLimits } from '#lib/date-limits.ts'
import { downloadFile } from '#lib/download-file.ts'
import { useToday } from '#lib/use-today.ts'
import { formatDate } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import formStyles from '#ui/Form.module.css'
import { FormField } from '#ui/FormField.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { RepeatedStatus } from '#ui/RepeatedStatus.tsx'
import { stentReminders } from './stent-reminders.ts'
import { stentTitle } from './stent-title.ts'

/**
 * Renders the form that creates a calendar file with reminders of the date by which a ureteral stent must be removed.
 * Nothing is sent to the server, and the website stores nothing.
 */
export function StentReminderPage() {
  const { i18n, t } = useLingui()
  const { locale } = useCurrentSite().site
  const today = useToday()
  const [downloads, setDownloads] = useState(0)

  async function download(form: FormData) {
    const { reminderCalendar } = await import('#lib/reminder-calendar.ts')
    const date = String(form.get('stent-date'))
    const phone = String(form.get('stent-phone') ?? '').trim()
    const day = formatDate(locale, date)
    const reminders = stentReminders({
      date,
      today,
      phone,
      ahead: t({
        message: `Ask for your appointment: your stent must be out by ${day}`,
        comment:
          'Title of a reminder in the reader’s own calendar, two weeks ahead; the placeholder is a date. Stent: a ureteral stent',
      }),
      onTheDay: t({
        message: 'Your stent must be out by today. If it is still in, call the hospital.',
        comment: 'Title of a reminder in the reader’s own calendar. Stent: a ureteral stent',
      }),
    })
    downloadFile('stent-reminder.ics', 'text/calendar', reminderCalendar(reminders, new Date()))
    setDownloads((times) => times + 1)
  }

  return (
    <>
      <PageHead
        title={i18n._(stentTitle)}
        intro={t({
          message:
            'A stent must not be forgotten. Enter the day by which it has to come out, and your calendar reminds you.',
          comment:
            'Below the title “Reminder: stent removal”. Stent: a ureteral stent, after an operation for a kidney stone',
        })}
      />
      <div className="wrap band">
        <p data-without-script="">
          <Trans comment="On the page “Reminder: stent removal”, in browsers without JavaScript">
            This form needs JavaScript, and it is switched off in your browser. Write the date into your calendar
            yourself, and once more two weeks ahead.
          </Trans>
        </p>
        <form
          className={formStyles.form}
          data-needs-script=""
          data-starts-client=""
          onSubmit={(event) => {
            event.preventDefault()
            void download(new FormData(event.currentTarget))
          }}
        >
          <FormField
            id="stent-date"
            label={<Trans comment="Label of a field for a date">My stent must be out by</Trans>}
            hint={
              <Trans comment="Below the label of the field for the date by which a stent must be out">
                If you do not know the date, ask the hospital.
              </Trans>
            }
          >
            {(attributes) => (
              <input {...attributes} type="date" required min={today || undefined} max={dateLimits.max} />
            )}
          </FormField>
          <FormField
            id="stent-phone"
            label={
              <Trans comment="Label of a field that may stay empty">Phone number of the hospital, if you like</Trans>
            }
          >
            {(attributes) => <input {...attributes} type="tel" dir="ltr" maxLength={40} />}
          </FormField>
          {/*
           * The button is disabled until the client has started, because the form would otherwise send its fields in the
           * URL.
           */}
          <button className={formStyles.send} disabled={today === ''}>
            <Trans comment="Button: saves a file with reminders for the calendar of the reader">
              Save the reminders
            </Trans>
          </button>
          <RepeatedStatus times={downloads}>
            <Trans comment="Below the button “Save the reminders”, after the file has been downloaded">
              The file is saved. Open it to put the reminders into your calendar.
            </Trans>
          </RepeatedStatus>
          <p className="note">
            <Trans comment="Below the form on the page “Reminder: stent removal”">
              You get a file. When you open it, your calendar reminds you two weeks ahead and on the day. Nothing is
              sent to us, and this website keeps nothing.
            </Trans>
          </p>
        </form>
      </div>
    </>
  )
}
