import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from './compress.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'compress-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('texts get a compressed form in both encodings, in every folder', async () => {
  const text = 'let stone = 1\n'.repeat(100)
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'robots.txt'), text)
  writeFileSync(join(directory, 'assets/app.js'), text)
  expect(await compressFiles(directory)).toBe(2)
  for (const file of ['robots.txt', 'assets/app.js']) {
    expect(brotliDecompressSync(readFileSync(join(directory, `${file}.br`))).toString()).toBe(text)
    expect(gunzipSync(readFileSync(join(directory, `${file}.gz`))).toString()).toBe(text)
  }
})

test('files that do not become smaller, and files that are not text, are not compressed', async () => {
  writeFileSync(join(directory, 'tiny.js'), 'x')
  writeFileSync(join(directory, 'font.woff2'), 'a'.repeat(5000))
  expect(await compressFiles(directory)).toBe(0)
  for (const file of ['tiny.js', 'font.woff2']) expect(existsSync(join(directory, `${file}.br`))).toBe(false)
})
