import type { Reminder } from '#lib/reminder-calendar.ts'

type StentDate = {
  /** The date by which the stent must be removed, and today's date (`YYYY-MM-DD`). */
  readonly date: string
  readonly today: string
  /** The phone number of the hospital; may be empty. */
  readonly phone: string
  /** The titles of the reminder two weeks ahead and of the one on the day. */
  readonly ahead: string
  readonly onTheDay: string
}

const daysAhead = 14
const dayMs = 24 * 60 * 60_000

/**
 * Returns the reminders for a stent: one two weeks ahead, unless that day is in the past, and one on the day. Both are in
 * the morning.
 */
export function stentReminders({ date, today, phone, ahead, onTheDay }: StentDate): readonly Reminder[] {
  const before = new Date(Date.parse(date) - daysAhead * dayMs).toISOString().slice(0, 10)
  const reminder = (title: string, day: string): Reminder => ({
    title,
    description: phone,
    date: day,
    time: '09:00',
    alarmMinutesBefore: [0],
  })
  return [...(before < today ? [] : [reminder(ahead, before)]), reminder(onTheDay, date)]
}
