import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test, vi } from 'vitest'
import { readPage } from '../../support/read-page.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const site = inject('site')

test.each([
  '/styleguide',
  '/styleguide?site=ar',
  '/styleguide/flags',
  '/styleguide/styles',
  '/styleguide/ui/SearchForm/large',
  '/ar/styleguide',
])('%s is a 404 in production like any unknown path', async (path) => {
  const [page, other] = [await readPage(site, path), await readPage(site, path.replace('styleguide', 'no-such-page'))]
  expect(page.status).toBe(404)
  expect(page.document.words('h1')).toBe(other.document.words('h1'))
  expect(page.document.all('iframe')).toEqual([])
})

test('the production build contains no code of the style guide', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => /styleguide/i.test(file + readFileSync(join('dist', file), 'utf8')))).toEqual([])
})
