import type { Locator, Page } from 'playwright/test'
import { expect, test } from './browser-test.ts'

// These tests are eight visits of somebody who has never seen the site, on a small phone, from the home page, and by taps
// alone.

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

type Visit = {
  readonly name: string
  /** The links and buttons that the reader taps, in order, each on the page that the previous tap has led to. */
  readonly taps: readonly ((page: Page) => Locator)[]
  /** The target of the visit, which is in view after the last tap. */
  readonly answer: (page: Page) => Locator
}

const link = (name: string | RegExp) => (page: Page) =>
  page.locator('main').getByRole('link', { name, exact: true }).filter({ visible: true }).first()
const inMenu = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByText('Menu', { exact: true })
const headings = (page: Page) => page.getByRole('navigation', { name: 'On this page' }).locator('summary')

const visits: readonly Visit[] = [
  {
    name: 'whether blood in the urine is urgent',
    taps: [
      link('Blood in the urine'),
      // The home page has a link of this name as well.
      (page) =>
        page
          .locator('main', { has: page.getByRole('heading', { level: 1, name: 'Blood in the urine' }) })
          .getByRole('link', { name: 'When to get help now', exact: true })
          .filter({ visible: true })
          .first(),
    ],
    answer: (page) => page.getByRole('region', { name: 'Emergency: call now' }).getByRole('heading').first(),
  },
  {
    name: 'how to prepare for a cystoscopy',
    taps: [
      link(/^A test or an operation is planned/),
      link('Beginning with C'),
      link('Cystoscopy'),
      headings,
      link('How to prepare'),
    ],
    answer: (page) => page.getByRole('heading', { name: 'How to prepare' }),
  },
  {
    name: 'what can be done about prostate cancer, compared',
    taps: [link('Prostate cancer'), link('Compare the treatments')],
    answer: (page) => page.getByRole('heading', { level: 1, name: /compare the treatments/ }),
  },
  {
    name: 'help in Turkish',
    taps: [
      (page) => page.getByRole('button', { name: 'English: choose another language' }),
      (page) => page.locator('#language-menu').getByRole('link', { name: 'Türkçe' }),
      link('Ne zaman hemen yardım almalısınız'),
    ],
    answer: (page) => page.getByRole('heading', { name: 'Acil durum: hemen arayın' }).first(),
  },
  {
    name: 'the bladder diary on paper',
    taps: [link(/^I often have to go, or I leak urine/), link('Print the diary')],
    answer: (page) => page.getByText('Only the sheets are printed.'),
  },
  {
    name: 'what to do with a fever and a catheter',
    taps: [link('When to get help now')],
    answer: (page) => page.getByRole('heading', { name: 'Emergency: call now' }),
  },
  {
    name: 'how to write to the people behind the site',
    taps: [menu, inMenu('Contact')],
    answer: (page) => page.getByRole('textbox', { name: 'Your name' }),
  },
  {
    name: 'an event in the reader’s country',
    taps: [menu, inMenu('Events'), link('Netherlands')],
    answer: (page) => page.getByRole('link', { name: 'Open day: bladder health' }),
  },
]

for (const { name, taps, answer } of visits) {
  test(`a visitor with a small phone finds in ${taps.length} taps ${name}`, async ({ page }) => {
    await page.addInitScript(() => (window.print = () => {}))
    await page.goto('/')
    for (const next of taps) await next(page).tap()
    await expect(answer(page)).toBeInViewport()
  })
}
