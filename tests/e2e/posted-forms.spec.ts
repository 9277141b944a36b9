import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request } from 'playwright/test'
import { linkInMail } from '../support/outbox.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { expect, holdClient, networkIdle, pathOf, startClient, test } from './browser-test.ts'

// A reader may send a form before the client has started. The client that hydrates the response has not seen the form, so
// hydration must keep everything that the page shows (docs/decisions/0013).

// These tests start their own server, because they read its outbox and the forms of each visitor are limited. One of its
// sites has a tag manager.
test.describe.configure({ mode: 'default' })
const dataDirectory = mkdtempSync(join(tmpdir(), 'site-data-'))
let site: RunningSite
test.beforeAll(async () => {
  site = await startSite({ DATA_DIR: dataDirectory, GTM_IDS: 'ar=GTM-AR1' })
})
test.afterAll(async () => {
  await site.stop('SIGKILL')
  rmSync(dataDirectory, { recursive: true, force: true })
})

const password = 'correct horse battery'

const open = (page: Page, path: string) => page.goto(site.origin + path)

type Form = {
  readonly form: string
  readonly fields?: Readonly<Record<string, string>>
  /** The selector of the submit button, if the form has several. */
  readonly button?: string
}

/** Sends a form of the page without a pointer or key event, which would start the client, and waits for the response. */
async function send(page: Page, { form, fields = {}, button }: Form): Promise<void> {
  const loaded = page.waitForEvent('load')
  await page
    .locator(`main ${form}`)
    .first()
    .evaluate(
      (element: HTMLFormElement, [values, submitter]) => {
        element.noValidate = true
        for (const [name, value] of Object.entries(values)) {
          const control = element.querySelector(`[name="${name}"]:not(button)`)
          if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
          else if (control && 'value' in control) control.value = value
        }
        element.requestSubmit(submitter === undefined ? null : element.querySelector<HTMLElement>(submitter))
      },
      [fields, button] as const,
    )
  await loaded
}

/**
 * Returns the title, the text, the links, the field values and the focus of a page, and whether hydration has kept `main`.
 */
const shownBy = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    words: document.querySelector('main')?.innerText,
    links: [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href')),
    fields: [...document.querySelectorAll('main :is(input, textarea, select)')].map((field) =>
      field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : 'value' in field && field.value,
    ),
    // React creates new elements if hydration fails.
    isSame: Reflect.get(globalThis, 'main') === document.querySelector('main'),
    focused: document.activeElement?.getAttribute('name'),
  }))

/** Types into the response to a form, starts the client, and expects that hydration changes nothing and fetches no page. */
async function expectToStay(page: Page, requests: readonly Request[], release: () => void): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-client', 'ready')
  await page.evaluate(() => Reflect.set(globalThis, 'main', document.querySelector('main')))
  for (const field of await page
    .locator('main')
    .locator('textarea, input[type="email"], input[name="question"][required]')
    .filter({ visible: true })
    .all())
    await field.fill('typed@example.org')
  const shown = await shownBy(page)
  expect(shown.isSame).toBe(true)
  const before = requests.length
  release()
  await startClient(page)
  await networkIdle(page)
  expect(await shownBy(page)).toEqual(shown)
  const fetched = requests.slice(before).filter((request) => request.isNavigationRequest())
  expect(fetched.map(pathOf)).toEqual([])
  expect(requests.map(pathOf).filter((path) => path.startsWith('/_serverFn/'))).toEqual([])
}

type Case = Form & {
  readonly name: string
  /** The page with the form. */
  readonly path: string
  /** The text that the response must contain. */
  readonly words: RegExp
  /** The telephone numbers that a reader can call from the first card in the conversation. */
  readonly calls?: readonly string[]
}

const chat = { path: '/chat/guide', form: 'form[action$="#answer"]:has(input[required])' }
const contact = { path: '/contact', form: 'form[action$="/contact"]' }
const login = { path: '/login', form: 'form[action$="/callback/credentials"]' }
const account = (name: string) => ({ form: `form[action$="/account/${name}"]` })

const cases: readonly Case[] = [
  {
    ...chat,
    name: 'an emergency in a question to the chatbot',
    fields: { question: 'I cannot pass urine at all and my belly hurts' },
    words: /I cannot pass urine at all and my belly hurts/,
    calls: ['911', '999', '112', '000'],
  },
  {
    ...chat,
    name: 'an emergency in a question to the chatbot (ar)',
    path: '/ar/chat/guide',
    fields: { question: 'مش عارف أتبول خالص' },
    words: /مش عارف أتبول خالص/,
    calls: ['123', '997', '14'],
  },
  {
    ...chat,
    name: 'a crisis in a question to the chatbot',
    fields: { question: 'I want to end my life' },
    words: /Please talk to somebody now/,
    calls: ['988', '116123', '131114', '911', '999', '112', '000'],
  },
  { ...chat, name: 'a question without an answer', fields: { question: 'xylophone' }, words: /I found nothing/ },
  {
    ...chat,
    name: 'a question from the home page',
    path: '/',
    form: 'form[action$="#answer"]',
    button: 'button[name="question"]',
    words: /Preventing the next kidney stone/,
  },
  {
    ...contact,
    name: 'a contact message with errors',
    fields: { message: 'short', name: 'Ada' },
    words: /There is a problem/,
  },
  {
    ...contact,
    name: 'a contact message with errors (ar)',
    path: '/ar/contact',
    fields: { message: 'short' },
    words: /توجد مشكلة/,
  },
  {
    ...contact,
    name: 'a valid contact message',
    fields: {
      subject: 'Accessibility',
      name: 'Ada',
      email: 'ada@example.org',
      message: 'A text of some length',
      consent: 'yes',
    },
    words: /Your message has been sent/,
  },
  {
    name: 'feedback with an empty comment',
    path: '/feedback?about=en-US%2F1%2Fcondition%2Fkidney-stones',
    form: 'form[action$="/feedback"]',
    button: '[value="wrong"]',
    words: /Write what is wrong on the page/,
  },
  {
    name: 'a consent choice',
    path: '/ar/consent',
    form: 'form[action$="/api/consent"]',
    button: '[value="refused"]',
    words: /لقد رفضت/,
  },
  {
    ...login,
    name: 'sign-in with a wrong password',
    fields: { email: 'ada@example.org', password: 'wrong password' },
    words: /There is a problem/,
  },
  {
    ...login,
    name: 'sign-in with a wrong CSRF token',
    fields: { email: 'ada@example.org', password: 'wrong password', csrfToken: 'gone' },
    words: /There is a problem/,
  },
  {
    ...account('register'),
    name: 'a registration with errors',
    path: '/register',
    fields: { name: 'Ada', email: 'ada@', password: 'short' },
    words: /There is a problem/,
  },
  {
    ...account('register'),
    name: 'a valid registration',
    path: '/register',
    fields: { name: 'Ada', email: 'new@example.org', password },
    words: /Please look at your mail/,
  },
  {
    ...account('forgot-password'),
    name: 'a password reset request without an email address',
    path: '/forgot-password',
    words: /There is a problem/,
  },
  {
    ...account('forgot-password'),
    name: 'a password reset request',
    path: '/forgot-password',
    fields: { email: 'lost@example.org' },
    words: /lost@example\.org/,
  },
  {
    ...account('reset-password'),
    name: 'a password reset with an invalid token',
    path: '/reset-password?token=x',
    fields: { password },
    words: /There is a problem/,
  },
  {
    ...account('verify-email'),
    name: 'an email confirmation with an invalid token',
    path: '/verify-email?token=x',
    words: /There is a problem/,
  },
  // These two forms use GET.
  {
    name: 'a search',
    path: '/search',
    form: 'form[action$="/search"]',
    fields: { q: 'stones' },
    words: /Kidney stones/,
  },
  {
    name: 'a module question without a chosen option',
    path: '/module/understanding-kidney-stones/what-a-stone-is/a-small-stone',
    form: 'form[action$="#result"]',
    words: /Choose an answer first/,
  },
]

for (const { name, path, words, calls = [], ...form } of cases) {
  test(`the response to a form stays on the page after hydration: ${name}`, async ({ page, requests, quiet }) => {
    quiet.allowMessage(/422/)
    const release = await holdClient(page)
    await open(page, path)
    await send(page, form)
    const main = page.locator('main')
    await expect(main).toContainText(words)
    const callLinks = main.getByRole('log').locator('section').first().locator('a[data-button][href^="tel:"]')
    await expect
      .poll(() =>
        callLinks.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice('tel:'.length))),
      )
      .toEqual(calls)
    await expectToStay(page, requests, release)
  })
}

test('a conversation started by a form keeps each question once until it is cleared', async ({ page }) => {
  const questions = page.getByRole('log').locator('> div > p > bdi')
  const [first, second] = ['xylophone', 'What is a kidney stone?']
  /** Goes to another page and comes back, without a new document. */
  const leaveAndReturn = async () => {
    await page.evaluate(() => Reflect.set(globalThis, 'isSameDocument', true))
    await page.getByRole('link', { name: 'When to get help now' }).first().click()
    await expect(page.getByRole('log')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('log')).toBeAttached()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameDocument'))).toBe(true)
  }
  const release = await holdClient(page)
  await open(page, chat.path)
  await send(page, { ...chat, fields: { question: first } })
  await expect(questions).toHaveText([first])
  release()
  await startClient(page)
  await leaveAndReturn()
  await expect(questions).toHaveText([first])
  await page.getByLabel('Your question').fill(second)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
  await expect(questions).toHaveText([first, second])
  await leaveAndReturn()
  await expect(questions).toHaveText([first, second])

  // The form on the home page, in the same tab, continues the conversation.
  await open(page, '/')
  await send(page, { form: 'form:has(button[name="question"])', button: 'button[name="question"]' })
  await startClient(page)
  await expect(questions).toHaveCount(3)
  const third = (await questions.last().textContent()) ?? ''
  await expect(questions).toHaveText([first, second, third])
  // A reload of this page sends the form again, which must not repeat the question.
  await page.reload()
  await startClient(page)
  await expect(questions).toHaveText([first, second, third])

  await page.getByRole('button', { name: 'Clear the conversation' }).click()
  await expect(page.getByRole('log')).toBeEmpty()
  await leaveAndReturn()
  await expect(page.getByRole('log')).toBeEmpty()
})

test('the response to each account form stays on the page after hydration', async ({ page, requests }) => {
  const email = 'stays@example.org'
  const answered = async (form: Form, words: string) => {
    const release = await holdClient(page)
    // The client of the current page would send some of the forms by fetch, so the page is reloaded without it.
    await page.reload()
    await send(page, form)
    await expect(page.locator('main')).toContainText(words)
    await expectToStay(page, requests, release)
  }
  await open(page, '/register')
  await send(page, { ...account('register'), fields: { name: 'Ada', email, password } })
  await open(page, linkInMail(dataDirectory, email))
  await answered({ ...account('verify-email'), fields: { password } }, 'You can sign in now')
  await open(page, '/login?callbackUrl=/profile')
  await answered({ form: login.form, fields: { email, password } }, email)
  await answered({ ...account('change-name'), fields: { name: '' } }, 'Enter your name.')
  await answered({ ...account('change-name'), fields: { name: 'Ada Lovelace' } }, 'Ada Lovelace')
  await answered({ ...account('change-language'), fields: { language: 'nl' } }, 'Your change is saved.')
  await answered({ ...account('change-email'), fields: { email: 'ada@' } }, 'There is a problem')
  await answered(
    { ...account('change-email'), fields: { email: 'other@example.org', password } },
    'We have sent a mail',
  )
  await answered({ ...account('change-password'), fields: { newPassword: 'short' } }, 'There is a problem')
  await answered(account('delete'), 'There is a problem')
  await open(page, '/condition/kidney-stones')
  await answered({ form: 'form[data-save]' }, 'The page is kept.')
  await answered({ form: 'form:has([value="remove"])' }, 'You do not keep any page yet.')
  await answered(account('end-sessions'), 'Sign in')
})
