import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { budgets } from './budgets.ts'
import { checkFileBudgets } from './file-budgets.ts'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'budgets-'))
  mkdirSync(join(dist, 'client/assets'), { recursive: true })
  mkdirSync(join(dist, 'server/assets'), { recursive: true })
  writeFileSync(
    join(dist, 'server/assets/_tanstack-start-manifest_v-1.js'),
    'scripts: [{ attrs: { src: "/base/assets/index-1.js" } }]',
  )
  write('styles-1.css', 8000)
  write('index-1.js', 1000, 'import "./part-1.js"; import("./later-1.js");')
  write('part-1.js', 1000)
  write('later-1.js', 90_000)
})
afterEach(() => rmSync(dist, { recursive: true }))

function write(name: string, compressedBytes: number, text = '') {
  writeFileSync(join(dist, 'client/assets', name), text)
  writeFileSync(join(dist, 'client/assets', `${name}.br`), randomBytes(compressedBytes))
}

test('a build within its budgets causes no message', () => {
  expect(checkFileBudgets(dist)).toEqual([])
})

test('style sheets that are too large are named with their size', () => {
  write('more-1.css', 9000)
  expect(checkFileBudgets(dist)).toEqual([
    `all style sheets: 17000 bytes, and the budget is ${budgets.css.min} to ${budgets.css.max} bytes. More than allowed.`,
  ])
})

test('static imports of the entry script are counted, and dynamic imports are not', () => {
  write('part-1.js', 12_000)
  expect(checkFileBudgets(dist)[0]).toMatch(/^script of an untouched article: 13000 bytes/)
})

test('a size below the lower limit is reported as well', () => {
  write('styles-1.css', 100)
  expect(checkFileBudgets(dist)[0]).toMatch(/lower the budget to keep the gain/)
})
