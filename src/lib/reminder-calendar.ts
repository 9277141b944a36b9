import ical, { ICalAlarmType } from 'ical-generator'

/** A reminder in a reader's own calendar. */
export type Reminder = {
  readonly title: string
  readonly description: string
  /** The local date (`YYYY-MM-DD`) and time (`HH:MM`); without a time, the reminder is for the whole day. */
  readonly date: string
  readonly time?: string
  /** The times at which the calendar alerts the reader, in minutes before the start of the event. */
  readonly alarmMinutesBefore: readonly number[]
}

/** The duration of an event with a time, in minutes. */
const eventMinutes = 15
const minuteMs = 60_000

/**
 * Returns the reminders as an iCalendar file (RFC 5545). Their times are floating: they have no time zone and apply wherever
 * the reader is.
 *
 * @param stamp the time at which the file is created
 */
export function reminderCalendar(reminders: readonly Reminder[], stamp: Date): string {
  const calendar = ical({ prodId: { company: 'Plain Urology', product: 'Reminders' } })
  for (const { title, description, date, time, alarmMinutesBefore } of reminders) {
    // The library writes floating times from the UTC fields of a date.
    const start = new Date(`${date}T${time ?? '00:00'}:00Z`)
    const event = calendar.createEvent({
      stamp,
      summary: title,
      description,
      floating: true,
      ...(time === undefined
        ? { allDay: true, start, end: new Date(start.getTime() + 24 * 60 * minuteMs) }
        : { start, end: new Date(start.getTime() + eventMinutes * minuteMs) }),
    })
    for (const minutes of alarmMinutesBefore)
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: minutes * 60, description: title })
  }
  return `${calendar.toString().trimEnd()}\r\n`
}
