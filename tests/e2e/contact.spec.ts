import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { storedRows } from '../support/contact-form.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { axeViolations } from './axe-violations.ts'
import { expect, startClient, test, wakeClient } from './browser-test.ts'
import { holdRequests } from './hold-requests.ts'

// These tests start their own server, because they read its database, and send messages from different IP addresses, so that
// they do not reach the limit of one visitor.
test.describe.configure({ mode: 'default' })
const dataDirectory = mkdtempSync(join(tmpdir(), 'site-data-'))
let site: RunningSite
test.beforeAll(async () => {
  site = await startSite({ DATA_DIR: dataDirectory, TRUSTED_PROXIES: '127.0.0.0/8' })
})
test.afterAll(async () => {
  await site.stop('SIGKILL')
  rmSync(dataDirectory, { recursive: true, force: true })
})

let visitors = 0
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'x-forwarded-for': `192.0.2.${++visitors}` }))

const open = (page: Page, path: string) => page.goto(site.origin + path)
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const send = (page: Page) => page.locator('form[action$="/contact"] button').click()
/** Backdates the time at which the form was shown, because a message that is sent too quickly is held back for review. */
const longAgo = (page: Page) =>
  field(page, 'shown-at').evaluate((input: HTMLInputElement) => (input.value = String(Date.now() - 60_000)))
const messagesOf = (name: string) => storedRows(dataDirectory, 'contactMessage').filter((row) => row.name === name)

async function expectNothingFromAxe(page: Page) {
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

const words = {
  en: {
    prefix: '',
    summary: 'There is a problem',
    errorWord: 'Error: ',
    fields: [
      ['combobox', 'Subject', 'Choose a subject.'],
      ['textbox', 'Your name', 'Enter your name.'],
      ['textbox', 'Your e-mail address', 'Enter an e-mail address such as name@example.org.'],
      ['textbox', 'Your message', 'Write a message of at least 10 characters.'],
      [
        'checkbox',
        'I agree that my message, my name and my e-mail address are stored, so that you can answer me.',
        'Tick the box, so that we may store your message.',
      ],
    ],
    feedback: { label: 'What is wrong on the page?', error: 'Write what is wrong on the page.' },
  },
  ar: {
    prefix: '/ar',
    summary: 'توجد مشكلة',
    errorWord: 'خطأ: ',
    fields: [
      ['combobox', 'الموضوع', 'يُرجى اختيار موضوع.'],
      ['textbox', 'اسمك', 'يُرجى كتابة اسمك.'],
      ['textbox', 'عنوان بريدك الإلكتروني', 'يُرجى كتابة عنوان بريد إلكتروني مثل name@example.org.'],
      ['textbox', 'رسالتك', 'يُرجى كتابة رسالة من 10 أحرف على الأقل.'],
      [
        'checkbox',
        'أوافق على حفظ رسالتي واسمي وعنوان بريدي الإلكتروني لكي تتمكنوا من الرد عليّ.',
        'يُرجى وضع علامة في المربع كي يُسمح لنا بحفظ رسالتك.',
      ],
    ],
    feedback: { label: 'ما الخطأ في الصفحة؟', error: 'يُرجى كتابة الخطأ الموجود في الصفحة.' },
  },
} as const

for (const [language, { prefix, summary, errorWord, fields, feedback }] of Object.entries(words)) {
  for (const script of [true, false]) {
    test.describe(`${language}, ${script ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled: script })

      const titleWithError = new RegExp(`^${errorWord}`)

      test('the contact form shows every validation error at its field and links to it from the error summary', async ({
        page,
        quiet,
      }) => {
        quiet.allowMessage(/422/)
        await page.setViewportSize({ width: 360, height: 800 })
        await open(page, `${prefix}/contact`)
        if (script) await startClient(page)
        await field(page, 'email').fill('ada@')
        await send(page)
        const alert = page.getByRole('alert', { name: summary })
        await expect(alert).toBeFocused()
        await expect(page).toHaveTitle(titleWithError)
        if (script) {
          await wakeClient(page)
          await expect(page).toHaveTitle(titleWithError)
        }
        for (const [role, name, error] of fields) {
          const control = page.getByRole(role, { name, exact: true })
          await expect(control).toHaveAttribute('aria-invalid', 'true')
          await expect(control).toHaveAccessibleDescription(new RegExp(error.replaceAll('.', '\\.')))
          await alert.getByRole('link', { name: error }).click()
          if (role !== 'combobox') await expect(control).toBeInViewport()
        }
        await expect(field(page, 'email')).toHaveValue('ada@')
        if (script) await expectNothingFromAxe(page)
      })

      test('the feedback form shows its validation error at the field and links to it from the error summary', async ({
        page,
        quiet,
      }) => {
        quiet.allowMessage(/422/)
        await page.setViewportSize({ width: 360, height: 800 })
        await open(page, `${prefix}/feedback?about=en-US/1/condition/kidney-stones`)
        await page.locator('form[action$="/feedback"] button').click()
        const alert = page.getByRole('alert', { name: summary })
        await expect(alert).toBeFocused()
        await expect(page).toHaveTitle(titleWithError)
        const control = page.getByRole('textbox', { name: feedback.label, exact: true })
        await expect(control).toHaveAccessibleDescription(new RegExp(feedback.error.replaceAll('.', '\\.')))
        await alert.getByRole('link', { name: feedback.error }).click()
        await expect(control).toBeInViewport()
        if (script) await expectNothingFromAxe(page)
      })
    })
  }
}

test('a message is sent with the keyboard alone, and the confirmation page can be reloaded', async ({ page }) => {
  await open(page, '/contact')
  // Empty fields must not be announced as invalid before the form is sent, which browsers would do for empty required
  // choices.
  await expect(page.locator('form[action$="/contact"] [aria-invalid="false"]')).toHaveCount(5)
  await wakeClient(page)
  await longAgo(page)
  await page.getByRole('combobox', { name: 'Subject' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Keyboard')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.type('The number is wrong.')
  // The honeypot field is not in the tab order.
  await page.keyboard.press('Tab')
  await expect(field(page, 'consent')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'What we store, and for how long' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/contact\?sent=yes$/)
  const thanks = page.getByRole('status').filter({ hasText: 'Your message has been sent.' })
  await expect(thanks).toBeFocused()
  await page.reload()
  await expect(page.getByText('Your message has been sent.')).toBeVisible()
  expect(messagesOf('Keyboard')).toMatchObject([{ subject: 'A question about this website', needsReview: 0 }])
  await startClient(page)
  await page.getByRole('link', { name: 'Write another message' }).click()
  await expect(field(page, 'message')).toHaveValue('')
  await expect(page).toHaveURL(/\/contact$/)
})

test('a draft survives hydration, a change of language and a navigation, and is deleted once it is sent', async ({
  page,
}) => {
  await open(page, '/contact')
  // This text is typed while the client starts, and must survive hydration.
  await field(page, 'message').pressSequentially('There is a mistake on the page', { delay: 15 })
  await page.waitForFunction(() => document.documentElement.dataset.client === 'ready')
  await expect(field(page, 'message')).toHaveValue('There is a mistake on the page')
  await field(page, 'name').fill('Switch')
  await field(page, 'email').fill('ada@example.org')
  await field(page, 'subject').selectOption({ index: 3 })
  await page.locator('footer a[hreflang="nl-NL"]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL')
  // The draft is restored before the client starts.
  await expect(field(page, 'message')).toHaveValue('There is a mistake on the page')
  await expect(field(page, 'subject')).toHaveValue('Een vertaling')
  await wakeClient(page)
  await expect(field(page, 'message')).toHaveValue('There is a mistake on the page')
  await expect(field(page, 'subject')).toHaveValue('Een vertaling')
  await page.locator('footer a[href="/nl/privacy"]').click()
  await expect(page).toHaveURL(/\/nl\/privacy$/)
  // The URL changes before the page does.
  await expect(field(page, 'message')).toHaveCount(0)
  await page.locator('footer a[href="/nl/contact"]').click()
  await expect(field(page, 'email')).toHaveValue('ada@example.org')
  await expect(field(page, 'consent')).not.toBeChecked()
  await longAgo(page)
  await field(page, 'consent').check()
  await send(page)
  await expect(page.getByText('Uw bericht is verstuurd.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull()
  await open(page, '/contact')
  await wakeClient(page)
  await expect(field(page, 'message')).toHaveValue('')
  expect(messagesOf('Switch')).toMatchObject([{ site: 'nl', subject: 'Een vertaling' }])
})

test('text typed into a form that came back with errors survives hydration and is sent', async ({ page, quiet }) => {
  quiet.allowMessage(/422/)
  await open(page, '/contact')
  await field(page, 'message').fill('A first text of some length')
  await field(page, 'subject').selectOption({ index: 4 })
  await send(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await field(page, 'message').fill('A second text of some length')
  await field(page, 'name').fill('Second')
  await wakeClient(page)
  await expect(field(page, 'message')).toHaveValue('A second text of some length')
  await expect(field(page, 'name')).toHaveValue('Second')
  await expect(field(page, 'subject')).toHaveValue('Accessibility')
  await field(page, 'email').fill('ada@example.org')
  await field(page, 'consent').check()
  await send(page)
  await expect(page.getByText('Your message has been sent.')).toBeVisible()
  expect(messagesOf('Second')).toMatchObject([{ message: 'A second text of some length', subject: 'Accessibility' }])
})

test('the honeypot field is invisible, and neither focusable nor in the accessibility tree', async ({ page }) => {
  await open(page, '/contact')
  await expect(field(page, 'reference')).toBeHidden()
  await expect(page.getByRole('textbox', { includeHidden: false })).toHaveCount(3)
  await expect(field(page, 'reference')).toHaveAttribute('autocomplete', 'off')
})

for (const script of [true, false]) {
  test.describe(`feedback of a reader ${script ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: script })

    test('the feedback form stores an answer and a comment, and links back to the page', async ({ page }) => {
      await open(page, '/condition/kidney-stones')
      if (script) await startClient(page)
      const question = page.getByRole('group', { name: 'Was this page helpful?' })
      await expect(question.getByRole('button')).toHaveText(['Yes', 'No', 'Something is wrong'])
      for (const button of await question.getByRole('button').all()) {
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      const before = storedRows(dataDirectory, 'feedback').length
      await question.getByRole('button', { name: 'No', exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'Thank you. Your answer is stored' })).toBeFocused()
      expect(storedRows(dataDirectory, 'feedback').slice(before)).toMatchObject([
        { site: 'en', uri: 'condition/kidney-stones', language: 'en-US', answer: 'no' },
      ])
      await page.getByRole('link', { name: 'Is something wrong on the page? Tell us.' }).click()
      await page.getByRole('textbox', { name: 'What is wrong on the page?' }).fill('The size is wrong.')
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByText('Thank you. Your answer is stored')).toBeVisible()
      expect(storedRows(dataDirectory, 'feedback').at(-1)).toMatchObject({
        answer: 'wrong',
        comment: 'The size is wrong.',
      })
      await page.getByRole('link', { name: 'Back to the page' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kidney stones')
    })
  })
}

for (const path of ['/condition/kidney-stones', `/ar/condition/${encodeURIComponent('حصى-الكلى')}`]) {
  test(`axe finds no violation in the feedback form at the end of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, path)
    await page.getByRole('group', { name: /Was this page helpful|هل أفادتك/ }).scrollIntoViewIfNeeded()
    await expectNothingFromAxe(page)
  })
}

test('what is typed before the script of the draft has loaded is kept in the draft', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/start-draft-*.js')
  await open(page, '/contact')
  await field(page, 'message').fill('How long does it take?')
  release()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft')))
    .toContain('How long does it take?')
})
