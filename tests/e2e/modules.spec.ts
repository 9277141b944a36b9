import type { Page } from 'playwright/test'
import { axeViolations } from './axe-violations.ts'
import { expect, networkIdle, pathOf, saveData, test } from './browser-test.ts'

const module = '/module/understanding-kidney-stones'
const text = `${module}/what-a-stone-is/how-a-stone-forms`
const question = `${module}/what-a-stone-is/a-small-stone`
const severalRight = `${module}/what-a-stone-is/when-it-is-urgent`

/** Opens a page of a module and waits until its client has started, which needs no user interaction. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.client === 'ready')
}

const option = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
const check = (page: Page) => page.locator('main form button').click()
const result = (page: Page) => page.locator('#result')
const resumeLink = (page: Page) => page.getByRole('link', { name: 'Go on where you stopped' })
const notSavedNotice = (page: Page) => page.getByText('Your browser cannot keep your progress.')
const readStorage = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

/** Opens a step with a text and waits until the browser has stored that it was read. */
async function read(page: Page, path: string) {
  await open(page, path)
  await expect.poll(() => readStorage(page)).toContain(path.slice(module.length + 1))
}

/** Completes every step of the module and answers each question with its second option. */
async function doAll(page: Page, base = '') {
  await open(page, base + module)
  const steps = await page
    .locator('main ol ol a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  for (const step of steps) {
    await open(page, step)
    const answers = page.locator('main fieldset input')
    if ((await answers.count()) === 0) continue
    await answers.nth(1).check()
    await check(page)
    await expect(result(page)).not.toBeEmpty()
  }
}

test.describe('progress in a learning module', () => {
  test('survives a reload, and the start page links to the next open step', async ({ page }) => {
    await read(page, text)
    await open(page, question)
    await option(page, 'It will need an operation.').check()
    await check(page)
    await expect(result(page)).toContainText('That is not right.')
    await page.reload()
    await expect(result(page)).toContainText('That is not right.')
    await expect(option(page, 'It will need an operation.')).toBeChecked()

    await open(page, module)
    await expect(page.getByText('Steps done: 2 of 12')).toBeVisible()
    await expect(page.getByText('Steps done: 2 of 4')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'A small stone' }).last()).toContainText('To repeat')
    await resumeLink(page).click()
    await expect(page).toHaveURL(severalRight)
  })

  test('is shown without a click, and is not in the HTML from the server', async ({ page, request }) => {
    await read(page, text)
    await open(page, module)
    await expect(resumeLink(page)).toBeVisible()
    expect(await (await request.get(module)).text()).not.toContain('Go on where you stopped')
  })

  test('in one tab appears in another tab at once, and neither tab overwrites the other', async ({ page, context }) => {
    const other = await context.newPage()
    await open(page, module)
    await open(other, text)
    await expect(page.getByText('Steps done: 1 of 12')).toBeVisible()
    await open(page, question)
    await open(other, question)
    await option(page, 'It will pass by itself.').check()
    await check(page)
    await expect(result(other)).toContainText('That is right.')
    await expect(option(other, 'It will pass by itself.')).toBeChecked()
    await other.close()
    await open(page, module)
    await expect(page.getByText('Steps done: 2 of 12')).toBeVisible()
  })

  test('from two tabs that write at the same time is merged', async ({ page, context }) => {
    const other = await context.newPage()
    await Promise.all([read(page, text), read(other, `${module}/eating-and-drinking/how-much-to-drink`)])
    await Promise.all([
      read(page, `${module}/what-a-stone-is/why-it-hurts`),
      read(other, `${module}/eating-and-drinking/salt-meat-and-the-rest`),
    ])
    await open(page, module)
    await expect(page.getByText('Steps done: 4 of 12')).toBeVisible()
  })

  test('lasts as long as the tab when localStorage is full, and a message says so once', async ({ page }) => {
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      for (let size = 1_000_000; size > 0; size = Math.floor(size / 2)) {
        try {
          for (let count = 0; count < 20; count++) localStorage.setItem(`${size} ${count}`, 'x'.repeat(size))
        } catch {
          // The storage is full for items of this size, but smaller ones may still fit.
        }
      }
    })
    await open(page, text)
    await expect(notSavedNotice(page)).toBeVisible()
    await page.getByRole('link', { name: 'Next step' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why it hurts')
    await expect(notSavedNotice(page)).toHaveCount(0)
    await open(page, module)
    await expect(page.getByText('Steps done: 2 of 12')).toBeVisible()
    expect(await readStorage(page)).not.toContain('module-progress')
  })

  test('lasts as long as the page when the browser forbids storage, and a message says so once', async ({ page }) => {
    await page.addInitScript(() => {
      const forbidden = {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }
      Object.defineProperty(window, 'localStorage', forbidden)
      Object.defineProperty(window, 'sessionStorage', forbidden)
    })
    await open(page, text)
    await expect(notSavedNotice(page)).toBeVisible()
    for (const step of ['Why it hurts', 'What is most likely to happen?']) {
      await page.getByRole('link', { name: 'Next step' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(step)
      await expect(notSavedNotice(page)).toHaveCount(0)
    }
    await option(page, 'It will pass by itself.').check()
    await check(page)
    await expect(result(page)).toContainText('That is right.')
    await page.getByRole('link', { name: 'Understanding kidney stones' }).click()
    await expect(page.getByText('Steps done: 3 of 12')).toBeVisible()
  })

  test('is ignored when the stored JSON is malformed', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'module-progress en module/understanding-kidney-stones',
        '{"version":1,"seen":[1],"answers"',
      ),
    )
    await open(page, module)
    await expect(page.getByRole('link', { name: 'Start the module', exact: true })).toBeVisible()
  })

  test('is deleted in every tab when the reader confirms', async ({ page, context }) => {
    await read(page, text)
    const other = await context.newPage()
    await open(other, module)
    await open(page, module)
    page.once('dialog', (dialog) => void dialog.dismiss())
    await page.getByRole('button', { name: 'Delete my progress' }).click()
    await expect(resumeLink(page)).toBeVisible()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: 'Delete my progress' }).click()
    await expect(page.getByText('Your progress is deleted.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(resumeLink(page)).toHaveCount(0)
    await expect(resumeLink(other)).toHaveCount(0)
    expect(await readStorage(page)).not.toContain('how-a-stone-forms')
    await open(other, text)
    await expect(page.getByText('Steps done: 1 of 12')).toBeVisible()
  })
})

test.describe('a question in a learning module', () => {
  test('is checked on the client without a request', async ({ page, requests }) => {
    // Data saving turns preloading off, so that the next pages are not fetched.
    await saveData(page)
    await open(page, severalRight)
    await networkIdle(page)
    const before = requests.length
    const options = page.getByRole('checkbox')
    for (const place of [0, 2]) await options.nth(place).check()
    await check(page)
    await expect(result(page)).toContainText('Not all of it is right.')
    await expect(result(page)).toBeInViewport({ ratio: 1 })
    await expect(options.nth(4)).toHaveAccessibleDescription(/^This answer is right/)
    await expect(page.getByRole('heading', { name: 'Why', exact: true })).toBeVisible()
    await options.nth(4).check()
    await check(page)
    await expect(result(page)).toContainText('That is right.')
    await expect(page.locator('main form button')).toBeFocused()
    expect(requests.slice(before).map(pathOf)).toEqual([])
    expect(new URL(page.url()).search).toBe('')
  })

  test('shows an error and focuses the first option when no option is chosen', async ({ page }) => {
    await open(page, question)
    await check(page)
    await expect(page.getByText('Choose an answer first.')).toBeVisible()
    await expect(page.getByRole('radio').first()).toBeFocused()
    await expect(page.getByRole('group')).toHaveAccessibleDescription(/Choose an answer first/)
    await expect(page.getByRole('heading', { name: 'Why', exact: true })).toBeHidden()
  })

  test('checked on the server before hydration is recorded, and a later answer replaces it', async ({ page }) => {
    await open(page, `${question}?check=1&answer=a#result`)
    await expect(result(page)).toContainText('That is not right.')
    await expect.poll(() => readStorage(page)).toContain('a-small-stone')
    await option(page, 'It will pass by itself.').check()
    await check(page)
    await expect(page).toHaveURL(`${question}#result`)
    await expect(result(page)).toBeInViewport()
    await expect(page.locator('main form button')).toBeFocused()
    await page.reload()
    await expect(result(page)).toContainText('That is right.')
    await open(page, question)
    await expect(option(page, 'It will pass by itself.')).toBeChecked()
  })

  test('checked before hydration is not recorded for a later question when the reader goes back', async ({ page }) => {
    const answered = `${module}/eating-and-drinking/milk-cheese-and-stones?check=1&answer=a#result`
    await open(page, answered)
    const heading = page.getByRole('heading', { level: 1 })
    for (const step of ['Salt, meat and the rest', 'What shows best in daily life whether you drink enough?']) {
      await page.getByRole('link', { name: 'Next step' }).click()
      await expect(heading).toHaveText(step)
    }
    await page.evaluate(() => history.go(-2))
    await expect(heading).toHaveText('Should you stop eating dairy food?')
    await expect(page).toHaveURL(answered)
    await expect(result(page)).toContainText('That is not right.')
    const stored = await page.evaluate(
      () => localStorage.getItem('module-progress en module/understanding-kidney-stones') ?? '{}',
    )
    expect(Object.keys(JSON.parse(stored).answers)).toEqual(['eating-and-drinking/milk-cheese-and-stones'])
  })

  test('is cached once for each answer, whatever other parameters are in the query', async ({ request }) => {
    const tagOf = async (query: string) => (await request.get(question + query)).headers()['etag']
    const tags = await Promise.all(['', '?check=1&answer=a', '?check=1&answer=b'].map(tagOf))
    expect(new Set(tags).size).toBe(3)
    expect(await tagOf('?from=mail')).toBe(tags[0])
    expect(await tagOf('?answer=b&from=mail&check=1')).toBe(tags[2])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a question in a learning module is answered, explained and answered again', async ({ page }) => {
    await page.goto(question)
    await expect(page.getByText('Size and place decide.')).toBeHidden()
    await check(page)
    await expect(page.getByText('Choose an answer first.')).toBeVisible()
    await option(page, 'It will need an operation.').check()
    await check(page)
    await expect(page).toHaveURL(`${question}?check=1&answer=a#result`)
    await expect(result(page)).toContainText('That is not right.')
    await expect(result(page)).toBeInViewport()
    await expect(page.getByText('Size and place decide.')).toBeVisible()
    await expect(option(page, 'It will need an operation.')).toBeChecked()
    await option(page, 'It will pass by itself.').check()
    await check(page)
    await expect(result(page)).toContainText('That is right.')
  })

  test('a question with several right answers is answered in Arabic', async ({ page }) => {
    await page.goto(`/ar${severalRight}`)
    for (const place of [0, 2, 4]) await page.getByRole('checkbox').nth(place).check()
    await check(page)
    await expect(page).toHaveURL(/\?check=1&a=1&c=1&e=1#result$/)
    await expect(result(page)).toContainText('هذا صحيح.')
  })

  test('a learning module is read from its start to its end', async ({ page }) => {
    await page.goto(module)
    await page.getByRole('link', { name: 'Start the module', exact: true }).click()
    for (let step = 0; step < 15; step++) {
      const left = page.url()
      await page.locator('a[rel="next"]').click()
      await expect(page).not.toHaveURL(left)
    }
    await expect(page).toHaveURL(`${module}/end`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have reached the end')
    await expect(page.getByText('you can print a certificate')).toBeHidden()
  })
})

test('a reader starts, answers a question and goes to the next step with the keyboard alone', async ({ page }) => {
  await open(page, question)
  const tabTo = async (name: RegExp) => {
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      const label = await focused.evaluate(
        (element) => (element as HTMLInputElement).labels?.[0]?.innerText ?? element.textContent,
      )
      if (name.test(label ?? '')) return focused
    }
    throw new Error(`${name} was not reached.`)
  }
  await tabTo(/need an operation/)
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'It will pass by itself.')).toBeChecked()
  const button = await tabTo(/^Check my answer$/)
  await page.keyboard.press('Enter')
  await expect(result(page)).toHaveAttribute('role', 'status')
  await expect(result(page)).toContainText('That is right.')
  await expect(button).toBeFocused()
  const next = await tabTo(/^Next step$/)
  await expect(next).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(severalRight)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(/I shiver/)
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(result(page)).toContainText('Not all of it is right.')
})

test('the last page lists the steps to repeat, and prints a certificate without sending or storing the name', async ({
  page,
  requests,
}) => {
  await open(page, `${module}/end`)
  await expect(page.getByText('When all steps are done')).toBeVisible()
  await doAll(page)
  await open(page, `${module}/end`)
  await expect(page.getByText('Steps done: 12 of 12')).toBeVisible()
  const repeat = page.getByRole('region', { name: 'Your progress' }).getByRole('link')
  await expect(repeat).toHaveText(['When it is urgent'])
  const certificate = page.getByRole('region', { name: 'Certificate of completion' })
  const today = new Date().toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' })
  await expect(certificate.getByRole('time')).toHaveText(today)
  await page.evaluate(() => {
    window.print = () => (document.documentElement.dataset['printed'] = 'yes')
  })
  await page.getByLabel('Your name').fill('Maria González')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')

  await page.emulateMedia({ media: 'print' })
  const printed = await page.locator('body').innerText()
  expect(printed.replaceAll(/\s+/g, ' ')).toBe(
    `Plain Urology Certificate of completion Name Maria González Learning module Understanding kidney stones Completed on ${today}`,
  )
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const sent = requests.map((request) => `${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  expect(sent.filter((request) => !request.startsWith('GET ') || request.includes('Maria'))).toEqual([])
  expect(await readStorage(page)).not.toContain('Maria')

  await page.emulateMedia({ media: 'screen' })
  await repeat.click()
  // The earlier choice is restored after the question is shown.
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked()
  await page.getByRole('checkbox').nth(1).uncheck()
  for (const place of [0, 2, 4]) await page.getByRole('checkbox').nth(place).check()
  await check(page)
  await open(page, `${module}/end`)
  await expect(page.getByText('Your last answer to every question was right.')).toBeVisible()
})

for (const [language, base] of [
  ['en', ''],
  ['ar', '/ar'],
] as const) {
  for (const width of [360, 1280]) {
    const name = `axe finds no violation on the pages of a completed learning module (${language}, ${width} px)`
    // The daily run tests one narrow and one wide window.
    test((language === 'en') === (width === 360) ? name : `${name} @long`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const expectValidMarkup = async (state: string) => {
        expect(await axeViolations(page), state).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), state).toBeLessThanOrEqual(
          0,
        )
      }
      await open(page, base + severalRight)
      await expectValidMarkup('a question')
      await check(page)
      await expectValidMarkup('a question without a choice')
      await page.getByRole('checkbox').nth(0).check()
      await check(page)
      await expectValidMarkup('an answered question')
      await open(page, base + module)
      await expectValidMarkup('the start')
      await doAll(page, base)
      await open(page, `${base + module}/end`)
      await expect(page.locator('#certificate-name')).toBeVisible()
      await expectValidMarkup('the end')
    })
  }
}
