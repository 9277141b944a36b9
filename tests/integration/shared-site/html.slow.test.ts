import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import vnuJar from 'vnu-jar'
import { provideJava } from '../../support/java.ts'
import { readPage } from '../../support/read-page.ts'
import { routeTable } from '../../support/route-table.ts'

const site = inject('site')
const directory = mkdtempSync(join(tmpdir(), 'pages-'))

beforeAll(() => {
  provideJava()
}, 300_000)
afterAll(() => rmSync(directory, { recursive: true }))

type Message = { readonly type: string; readonly message: string; readonly url: string; readonly extract?: string }

test('the Nu HTML checker finds no error on any kind of page in English and Arabic', async () => {
  const paths = new Map<string, string>()
  for (const prefix of ['', '/ar']) {
    for (const { path, wrong } of routeTable) {
      for (const address of wrong === undefined ? [path] : [path, wrong]) {
        const first = await readPage(site, prefix + address)
        const page = first.status === 301 ? await readPage(site, String(first.headers.location)) : first
        const file = join(directory, `${paths.size}.html`)
        paths.set(`file:${file}`, prefix + address)
        // Only the theme's styles are checked, because the checker's CSS parser does not support many features, such as
        // container queries.
        writeFileSync(file, page.text.replace(/(<style data-tsr-inline-css="">)[\s\S]*?(?=<\/style>)/, '$1'))
      }
    }
  }
  const report = await new Promise<string>((resolve) => {
    execFile(
      'java',
      ['-jar', vnuJar, '--format', 'json', '--errors-only', directory],
      { maxBuffer: 50_000_000 },
      (_error, _stdout, stderr) => resolve(stderr),
    )
  })
  const { messages } = JSON.parse(report) as { messages: readonly Message[] }
  const found = messages.map(({ message, url, extract }) => `${paths.get(url)}: ${message} ${extract ?? ''}`)
  expect(found.join('\n')).toBe('')
}, 300_000)
