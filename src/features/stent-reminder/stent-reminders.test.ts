import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { reminderCalendar } from '#lib/reminder-calendar.ts'
import { stentReminders } from './stent-reminders.ts'

const stent = {
  date: '2026-12-24',
  today: '2026-11-26',
  phone: '+49 30 1234',
  ahead: 'Ask now',
  onTheDay: 'Out by today',
}

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const alarms = component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
    return {
      title: event.summary,
      description: event.description,
      start: event.startDate.toString(),
      zone: event.startDate.zone.tzid,
      alarms,
    }
  })

test('a stent has a reminder two weeks ahead and one on the day, which a calendar reads in its own time zone', () => {
  const text = reminderCalendar(stentReminders(stent), new Date('2026-11-26T10:00:00Z'))
  expect(eventsOf(text)).toEqual([
    { title: 'Ask now', description: '+49 30 1234', start: '2026-12-10T09:00:00', zone: 'floating', alarms: ['PT0S'] },
    {
      title: 'Out by today',
      description: '+49 30 1234',
      start: '2026-12-24T09:00:00',
      zone: 'floating',
      alarms: ['PT0S'],
    },
  ])
  expect(text).toContain('DTSTAMP:20261126T100000Z\r\n')
})

test('line breaks in what a reader writes add no lines to the file', () => {
  const phone = '1\r\nEND:VEVENT\nATTACH:https://evil.example/'
  const text = reminderCalendar(stentReminders({ ...stent, phone }), new Date('2026-11-26T10:00:00Z'))
  expect(eventsOf(text).map(({ description }) => description)).toEqual(Array(2).fill(phone.replace('\r', '')))
})

test('within the last two weeks only the day itself is left', () => {
  const reminders = stentReminders({ ...stent, today: '2026-12-11' })
  expect(reminders.map(({ date }) => date)).toEqual(['2026-12-24'])
  expect(stentReminders({ ...stent, today: '2026-12-10' })).toHaveLength(2)
})
