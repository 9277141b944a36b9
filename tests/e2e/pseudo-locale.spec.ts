import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { loadAll } from 'js-yaml'
import { sites } from '#sites/sites.ts'
import { buildCopy, copyProject } from '../support/copy-project.ts'
import { routeTable } from '../support/route-table.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { expectNothingCut } from './nothing-cut.ts'
import { expect, test } from './browser-test.ts'

// For these tests, a copy of the project is built with messages that are 40 % longer and in brackets, so that text that does
// not fit is cut off and text that is not translated by Lingui has no brackets. The project's own build is not changed.

test.describe.configure({ mode: 'default' })

const widths = [320, 1280]
const content = join(import.meta.dirname, '../../graphql/content/en')
const ownNames = Object.values(sites).map(({ languageLabel }) => languageLabel)

/** Returns every string in the front matter and the YAML files of the English content, such as titles, labels and names. */
function textsOfEditors(): ReadonlySet<string> {
  const texts = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value.trim().replaceAll(/\s+/g, ' '))
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  for (const file of globSync('**/*.{yaml,md}', { cwd: content })) {
    const text = readFileSync(join(content, file), 'utf8')
    collect(loadAll(file.endsWith('.md') ? (/^---\n(.*?)\n---/s.exec(text)?.[1] ?? '') : text))
  }
  return texts
}

/** Returns the texts and accessible names in the header, the footer and forms that are not in brackets. */
const plainWords = (page: Page) =>
  page.evaluate(() => {
    const plain: string[] = []
    const note = (text: string) => {
      const words = text.trim().replaceAll(/\s+/g, ' ')
      if (/\p{L}{2}/u.test(words) && !/[⟦⟧]/.test(words)) plain.push(words)
    }
    const isOwn = (element: Element) => element.closest('script, style, [lang]:not(html)') === null
    for (const element of document.querySelectorAll('body > header *, body > footer *, form, form *')) {
      if (!isOwn(element)) continue
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) note(node.textContent ?? '')
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) note(element.getAttribute(name) ?? '')
    }
    return [...new Set(plain)]
  })

async function startPseudoSite(locale: string) {
  const copy = copyProject()
  try {
    await buildCopy(copy.path, { PSEUDO_LOCALE: locale })
    const site = await startSite({}, copy.path)
    return { site, stop: () => site.stop().finally(copy.remove) }
  } catch (error) {
    copy.remove()
    throw error
  }
}

for (const [locale, prefix, paths] of [
  ['en-US', '', [...routeTable.map(({ path }) => path), '/no-such-page']],
  [
    'ar',
    '/ar',
    ['/', '/search', '/contact', '/login', '/condition/kidney-stones', '/module/understanding-kidney-stones'],
  ],
] as const) {
  test.describe(`with a pseudo-locale of longer messages in brackets (${locale}) @long`, () => {
    let pseudo: { readonly site: RunningSite; readonly stop: () => Promise<unknown> } | undefined
    test.beforeAll(async () => {
      pseudo = await startPseudoSite(locale)
    })
    test.afterAll(() => pseudo?.stop())

    for (const path of paths) {
      test(`no text is cut off, and every message in the header, the footer and forms is translatable: ${path}`, async ({
        page,
        quiet,
      }) => {
        if (path === '/no-such-page') quiet.expectMessage(/404/)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto(`${pseudo?.site.origin}${prefix}${path}`)
          await expect(page.locator('h1')).toBeVisible()
          await expect(page.locator('body')).toContainText('⟦')
          await expectNothingCut(page)
        }
        if (locale !== 'en-US') return
        const texts = textsOfEditors()
        const plain = await plainWords(page)
        expect(plain.filter((words) => !texts.has(words) && !ownNames.includes(words))).toEqual([])
      })
    }
  })
}
