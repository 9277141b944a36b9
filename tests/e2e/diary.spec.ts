import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Page } from 'playwright/test'
import { exampleDay, exampleDiary } from '../../src/features/diary/examples.ts'
import { formatDiary } from '../../src/features/diary/diary.ts'
import { axeViolations } from './axe-violations.ts'
import { holdRequests } from './hold-requests.ts'
import { expectNothingCut } from './nothing-cut.ts'
import { expect, networkIdle, test } from './browser-test.ts'

const path = '/my-bladder-diary'
/** The headings of the first two days of `exampleDiary`. */
const exampleDays = ['Tuesday, November 24', 'Wednesday, November 25'] as const
const ready = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.client === 'ready')

async function openWith(page: Page, diary: string, at = path) {
  await page.addInitScript((text) => localStorage.setItem('bladder-diary', text), diary)
  await page.goto(at)
  await ready(page)
}

const savedFile = async (page: Page, button: string) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('a day is recorded with the keyboard alone, and its figures follow the entries', async ({ page }) => {
  await page.goto(path)
  await ready(page)
  const date = page.getByRole('textbox', { name: 'Date' }).or(page.getByLabel('Date')).first()
  await date.fill('2026-11-24')
  await date.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tuesday, November 24' })).toBeFocused()
  const enter = async (label: string, value: string) => page.getByLabel(label, { exact: true }).first().fill(value)
  await enter('Got up', '06:45')
  await enter('Went to bed to sleep', '22:45')
  await enter('Got up the next morning', '06:50')
  await enter('First pee of the next morning (mL)', '280')
  await enter('Time', '09:00')
  await enter('Amount (mL)', '180')
  await page.getByLabel('Amount (mL)').press('Enter')
  const time = page.getByLabel('Time', { exact: true }).first()
  await expect(time).toBeFocused()
  await expect(page.getByRole('status').first()).toHaveText('Written down.')
  await time.fill('01:30')
  await expect(page.locator('select').first()).toHaveValue('1')
  await enter('Amount (mL)', '240')
  await page.getByLabel('Amount (mL)').press('Enter')
  const table = page.getByRole('table', { name: 'The figures' })
  await expect(table.getByRole('row', { name: /^Urine in 24 hours/ })).toContainText('700 mL')
  await expect(page.getByRole('row', { name: /^1:30 AM Wed, Nov 25/ })).toContainText('240 mL')
  await expect(table.getByRole('row', { name: /^Share of the night/ })).toContainText('74%')
  await expect(table.getByRole('row', { name: /^Times at night/ })).toContainText('1')

  await page.reload()
  await ready(page)
  await expect(table.getByRole('row', { name: /^Urine in 24 hours/ })).toContainText('700 mL')
  await page.getByRole('button', { name: 'Remove 1:30 AM' }).press('Enter')
  await expect(table.getByRole('row', { name: /^Urine in 24 hours/ })).toContainText('460 mL')
  await expect(time).toBeFocused()
})

test('an entry is changed in the form', async ({ page }) => {
  await openWith(page, formatDiary([exampleDay]))
  await page.getByRole('button', { name: 'Change 9:00 AM' }).click()
  await expect(page.getByLabel('Amount (mL)')).toHaveValue('180')
  await page.getByLabel('Amount (mL)').fill('190')
  await page.getByRole('button', { name: 'Save the change' }).click()
  await expect(page.getByRole('row', { name: /^9:00 AM/ })).toContainText('190 mL')
  await expect(page.getByRole('button', { name: 'Write it down' })).toBeVisible()
})

test('an invalid volume is named as such and not saved, nor is a part of it', async ({ page }) => {
  await openWith(page, formatDiary([{ date: '2026-11-24', firstVolume: 250, entries: [] }]))
  const field = page.getByLabel('First pee of the morning (mL)')
  const error = page.getByText('Only whole numbers from 1 to 5,000 are saved.')
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('bladder-diary') ?? '{}').days?.[0]?.firstVolume)
  await field.clear()
  await expect(error).toBeHidden()
  for (const value of ['32000', '0.3', '-']) {
    await field.clear()
    await field.pressSequentially(value)
    await expect(error).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    if (value !== '-') await expect(field).toHaveValue(value)
    expect(await stored()).toBeUndefined()
  }
  await field.fill('320')
  await expect(error).toBeHidden()
  expect(await stored()).toBe(320)
})

test('the time of a new entry is that at which the reader comes to the form, until the reader changes it', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-24T22:15'))
  await openWith(page, formatDiary([{ date: '2026-11-24', gotUp: 405, entries: [] }]))
  const time = page.getByLabel('Time', { exact: true }).first()
  await expect(time).toHaveValue('22:15')
  await page.clock.setFixedTime(new Date('2026-11-25T07:30'))
  await page.getByLabel('Amount (mL)').focus()
  await expect(time).toHaveValue('07:30')
  await expect(page.locator('select').first()).toHaveValue('1')
  await time.fill('21:00')
  await page.getByLabel('Amount (mL)').focus()
  await expect(time).toHaveValue('21:00')
  await expect(page.locator('select').first()).toHaveValue('0')
})

for (const width of [360, 1280])
  test(`the form stays in its place while entries are added, and its fields are level: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openWith(page, formatDiary([{ date: '2026-11-24', entries: [] }]))
    const button = page.getByRole('button', { name: 'Write it down' })
    const placeOf = () =>
      button.evaluate((element) => {
        const { x, y } = element.getBoundingClientRect()
        return [x, y + scrollY]
      })
    const before = await placeOf()
    for (const [entries, hour] of ['07', '08', '09', '10', '11', '12', '13', '14'].entries()) {
      await page.getByLabel('Time', { exact: true }).first().fill(`${hour}:15`)
      await button.click()
      await expect(page.getByRole('button', { name: /^Remove \d/ })).toHaveCount(entries + 1)
      expect(await placeOf()).toEqual(before)
    }
    const fields = page.locator('form:has-text("Write it down")').locator('[type="time"], [type="number"], select')
    const heights = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().height))
    expect(heights).toHaveLength(4)
    expect(new Set(heights).size).toBe(1)
  })

test('nothing that is entered is sent anywhere', async ({ page }) => {
  await openWith(page, formatDiary([exampleDay]))
  await networkIdle(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await page.getByRole('button', { name: 'Change 9:00 AM' }).first().click()
  await page.getByLabel('Amount (mL)').first().fill('191')
  await page.getByRole('button', { name: 'Save the change' }).click()
  await savedFile(page, 'Save a copy')
  await networkIdle(page)
  expect(requests.filter((request) => /coffee|POST/.test(request))).toEqual([])
})

test('the diary is saved as a table and as a copy, is deleted, and the copy is opened again', async ({ page }) => {
  // The diary is stored once and not by an init script, which would restore it on a reload after its deletion.
  await page.goto(path)
  await page.evaluate((text) => localStorage.setItem('bladder-diary', text), formatDiary([exampleDay]))
  await page.reload()
  await ready(page)
  const table = await savedFile(page, 'Save as a table (CSV)')
  expect(table.name).toBe('bladder-diary.csv')
  expect(table.text).toContain('"2026-11-25","01:30","Pee","240","Strong",""')
  const copy = await savedFile(page, 'Save a copy')
  expect(JSON.parse(copy.text)).toMatchObject({ kind: 'bladder-diary', days: [{ date: '2026-11-24' }] })

  await page.getByText('Delete the whole diary').click()
  await page.getByRole('button', { name: 'Delete it for good' }).click()
  await expect(page.getByRole('heading', { name: 'Tuesday, November 24' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('bladder-diary'))).toBeNull()

  const field = page.getByLabel('Open a saved copy, also from another device')
  await field.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByText('This file is not a copy of a bladder diary.')).toBeVisible()
  await field.setInputFiles({ name: copy.name, mimeType: 'application/json', buffer: Buffer.from(copy.text) })
  await expect(page.getByRole('heading', { name: 'Tuesday, November 24' })).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(page.getByRole('heading', { name: 'Tuesday, November 24' })).toBeVisible()
})

test('the focus moves to the date of a new day when a day or the whole diary is removed, and both are announced', async ({
  page,
}) => {
  // If the diary ends today or later, the day after its last day is suggested as the date of a new day. Removing the last
  // day changes the suggestion, which replaces the field.
  await page.clock.setFixedTime(new Date('2026-11-20T10:00'))
  await openWith(page, formatDiary(exampleDiary.slice(0, 2)))
  const date = page.locator('#new-day')
  await page.getByText('Remove this day').last().click()
  await page.getByRole('button', { name: 'Remove the day with all its entries' }).click()
  await expect(page.getByRole('heading', { name: exampleDays[1] })).toHaveCount(0)
  await expect(date).toBeFocused()
  await expect(page.getByRole('status').first()).toHaveText('Removed.')

  await page.getByText('Delete the whole diary').click()
  await page.getByRole('button', { name: 'Delete it for good' }).click()
  await expect(page.getByRole('heading', { name: exampleDays[0] })).toHaveCount(0)
  await expect(date).toBeFocused()
  await expect(page.getByRole('status').first()).toHaveText('The diary has been deleted.')
})

test('the reminders are a calendar file with one event on each of three days', async ({ page }) => {
  await page.goto(path)
  await ready(page)
  await page.getByLabel('First day').fill('2026-12-30')
  const { name, text } = await savedFile(page, 'Save the reminders')
  expect(name).toBe('bladder-diary.ics')
  await expect(page.getByText('The file is saved.')).toBeVisible()
  const starts = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('dtstart')))
  expect(starts).toEqual(['2026-12-30T07:00:00', '2026-12-31T07:00:00', '2027-01-01T07:00:00'])
})

test('the reminder of a stent is a calendar file for two weeks ahead and the day', async ({ page }) => {
  await page.goto('/all-treatments/ureteroscopy')
  await page.getByRole('link', { name: 'Reminder: stent removal' }).click()
  await expect(page.locator('h1')).toHaveText('Reminder: stent removal')
  await ready(page)
  await page.getByLabel('My stent must be out by').fill('2030-01-20')
  await page.getByLabel('Phone number of the hospital').fill('+49 30 1234')
  const { name, text } = await savedFile(page, 'Save the reminders')
  expect(name).toBe('stent-reminder.ics')
  await expect(page.getByText('The file is saved.')).toBeVisible()
  expect(text).toMatch(/DTSTART:20300106T090000\r\n[\s\S]*DTSTART:20300120T090000\r\n/)
  expect(text).toContain('+49 30 1234')
})

for (const at of [path, '/stent-reminder', '/visit-pack'])
  test(`no field gets into the address when a form is sent before the client has started: ${at}`, async ({ page }) => {
    const release = await holdRequests(page, '**/start-client*')
    await page.goto(at)
    await page
      .getByLabel(/^Date$|^My stent|^A question/)
      .first()
      .press('Enter')
    for (const button of await page.locator('main form button').all()) await expect(button).toBeDisabled()
    await expect(page).toHaveURL(at)
    release()
    await ready(page)
    await expect(page.locator('main form button').first()).toBeEnabled()
    await expect(page).toHaveURL(at)
  })

test('an Albanian diary has Albanian dates, times and amounts, although Chromium has no data for Albanian', async ({
  page,
}) => {
  await openWith(page, formatDiary([exampleDay]), `/al${path}`)
  await expect(page.getByRole('heading', { name: 'e martë, 24 nëntor' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^1:30 p\.d\. mër, 25 nën/ })).toContainText('240 mL')
  await expect(page.getByRole('row').filter({ hasText: '1780 mL' })).toBeVisible()
})

test('without JavaScript the page leads to the sheets to print', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/bladder-diary')
  await page.getByRole('link', { name: 'Keep the diary here' }).click()
  await expect(page.getByText('it is switched off in your browser')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add this day' })).toBeHidden()
  await page.getByRole('link', { name: 'Bladder diary', exact: true }).last().click()
  await expect(page.getByRole('link', { name: 'Print the diary' }).first()).toBeVisible()
  await context.close()
})

test('the diary is printed with one day to a sheet, and without its forms', async ({ page }) => {
  await openWith(page, formatDiary(exampleDiary))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0)
  for (const chart of await page.getByRole('img', { name: /^Chart of/ }).all()) await expect(chart).toBeVisible()
  for (const heading of exampleDays) await expect(page.getByRole('heading', { name: heading })).toBeVisible()
})

for (const { site, width } of [
  { site: '', width: 360 },
  { site: '/de', width: 768 },
  { site: '/ar', width: 360 },
  { site: '/cn', width: 1280 },
])
  test(`a diary with days has no axe violation and nothing cut off: ${site || '/en'} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openWith(page, formatDiary(exampleDiary), `${site}${path}`)
    expect(await axeViolations(page)).toEqual([])
    await expectNothingCut(page)
  })
