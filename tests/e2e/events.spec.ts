import { expect, pathOf, startClient, test, wakeClient } from './browser-test.ts'

const list = '/education-events/events'
const evening = '/education-events/kidney-stone-evening'

test.describe('in the time zone of the event', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  for (const address of [evening, '/nl/education-events/kidney-stone-evening', '/ar/education-events/education']) {
    test(`the client hydrates an event page without fetching its data again: ${address}`, async ({
      page,
      requests,
    }) => {
      await page.goto(address)
      const words = await page.locator('h1').innerText()
      await wakeClient(page)
      expect(requests.map(pathOf).filter((path) => path.startsWith('/_serverFn/'))).toEqual([])
      expect(await page.locator('h1').innerText()).toBe(words)
    })
  }

  test('an event shows its time once, and hydration does not change it', async ({ page }) => {
    await page.goto(evening)
    const words = await page.locator('main').innerText()
    await wakeClient(page)
    expect(await page.locator('main').innerText()).toBe(words)
    expect(words).toContain('Central European Time')
  })
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('an event shows its time at its place, and after hydration also in the time zone of the reader', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-12-01T12:00:00Z')
    await page.goto(evening)
    await expect(page.getByText('Your time')).toHaveCount(0)
    await startClient(page)
    await expect(
      page.getByText(/^Your time: Thursday, January 21, 2027, 1:00[\s\u2060]+–[\s\u2060]+2:00\sPM$/),
    ).toBeVisible()
    await expect(page.getByText(/7:00[\s\u2060]+–[\s\u2060]+8:00\sPM/)).toBeVisible()
  })
})

test.describe('with a page that was rendered long ago', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime('2050-01-01T12:00:00Z'))

  test('hydration moves an event that has ended from the coming to the past events', async ({ page }) => {
    await page.goto(list)
    const coming = page.getByRole('region', { name: 'Coming' })
    const past = page.getByRole('region', { name: 'Past' })
    const name = await coming.locator('li a[href^="/education-events/"]:not([href*="#coming"])').first().innerText()
    await startClient(page)
    await expect(past.getByRole('link', { name })).toBeVisible()
    await expect(coming.getByRole('link', { name })).toHaveCount(0)
  })

  test('hydration marks an event that has ended as over and removes its registration link', async ({ page }) => {
    await page.goto(list)
    // Finds the first event with a registration link.
    const register = page.getByRole('link', { name: /^Register/ })
    const links = page.getByRole('region', { name: 'Coming' }).getByRole('listitem').getByRole('link')
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const path of paths.filter((path) => !path.endsWith('.ics'))) {
      await page.goto(path)
      if ((await register.count()) > 0) break
    }
    await expect(register).toBeVisible()
    await startClient(page)
    await expect(page.getByText('This event is over.')).toBeVisible()
    await expect(register).toHaveCount(0)
  })
})

test('calendar files exist for all events and for a single event', async ({ request }) => {
  for (const address of [`${list}.ics`, `/nl${evening}.ics`]) {
    const answer = await request.get(address)
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
  }
  expect((await request.get('/education-events/nothing.ics')).status()).toBe(404)
})

test('past events are listed by year, and malformed parameters are removed from the URL', async ({ page }) => {
  await page.goto(`${list}?year=2026`)
  await expect(page.getByRole('region', { name: 'Past' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Coming' })).toHaveCount(0)
  expect((await page.goto(`${list}?page=abc&year=now`))?.status()).toBe(200)
  expect(new URL(page.url()).search).toBe('')
  expect((await page.goto('/education-events'))?.url()).toContain(list)
})
