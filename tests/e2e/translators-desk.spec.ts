import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../support/copy-project.ts'
import { type RunningProcess, startNode } from '../support/processes.ts'
import { expect, startClient, test } from './browser-test.ts'

const copy = copyProject()
let server: RunningProcess
let origin = ''

test.beforeAll(async () => {
  server = startNode(
    ['src/http/main.ts', '--dev'],
    { NODE_ENV: 'development', PORT: '0', DATA_DIR: join(copy.path, 'data'), LOG_LEVEL: 'error', BASE_PATH: undefined },
    copy.path,
  )
  const [, port = ''] = await server.waitFor(/http:\/\/localhost:(\d+)\//, 240_000)
  origin = `http://localhost:${port}`
})
test.afterAll(async () => {
  await server.stop('SIGKILL')
  copy.remove()
})

test('a translator finds a message on the page, and an edit there is written to its catalogue and shown', async ({
  page,
  quiet,
}) => {
  // The browser logs a failed request, because development has no manifest of a build.
  quiet.allowMessage(/404|manifest of this build/)
  // The browser logs the edit that is refused.
  quiet.expectMessage(/422/)
  const catalogue = () => readFileSync(join(copy.path, 'locales/de-DE/messages.po'), 'utf8')
  const before = catalogue()
  await page.goto(`${origin}/de/condition/nierensteine`)
  await page.getByRole('button', { name: 'Show the messages' }).click()
  const desk = page.getByRole('region', { name: 'Translator’s desk' })
  await expect(desk).toContainText(/All messages of this page \(\d{2,}\)/)
  await startClient(page)
  expect(await page.evaluate(() => CSS.highlights.get('message')?.size)).toBeGreaterThan(20)

  await page.locator('main').getByText('Link kopieren').first().hover()
  await expect(desk.locator('dd').first()).toHaveText('Copy the link')
  await expect(desk).toContainText(/locales\/de-DE\/messages\.po:\d+/)
  const field = desk.getByLabel('Translation (de-DE)')
  await field.fill('{count} Links')
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('status')).toContainText('other placeholders')
  expect(catalogue()).toBe(before)

  await field.fill('Den Link kopieren')
  const isLoadedAgain = page.waitForEvent('load', { timeout: 120_000 })
  await desk.getByRole('button', { name: 'Save' }).click()
  await isLoadedAgain
  await expect(desk.getByLabel('Translation (de-DE)')).toHaveValue('Den Link kopieren', { timeout: 120_000 })
  expect(catalogue()).toBe(before.replace('msgstr "Link kopieren"\n', 'msgstr "Den Link kopieren"\n'))
  const edited = page.locator('main').getByText('Den Link kopieren').first()
  // On a busy machine, the page may be loaded again before Vite has finished with the changed catalogue.
  await expect(async () => {
    if (!(await edited.isVisible())) await page.reload()
    await expect(edited).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 120_000 })

  await desk.getByText(/All messages of this page/).click()
  await startClient(page)
  const listed = desk.getByRole('button', { name: '(aria-label)' }).first()
  await listed.focus()
  // The list is updated when the page changes, and the focus stays on the button.
  const counted = desk.locator('summary')
  const count = await counted.textContent()
  await page.getByRole('contentinfo').evaluate((footer) => footer.replaceChildren())
  await expect(counted).not.toHaveText(count ?? '')
  await expect(listed).toBeFocused()
  await listed.press('Enter')
  await expect(desk.locator('dd').first()).not.toHaveText('Copy the link')
  await desk.getByRole('button', { name: 'Hide the messages' }).click()
  await expect(page.getByRole('button', { name: 'Show the messages' })).toBeVisible()
  // The page is loaded again, and the development server renders it anew.
  await expect(page.locator('main').getByText('Den Link kopieren', { exact: true }).first()).toBeVisible({
    timeout: 120_000,
  })
})
