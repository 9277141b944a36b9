import { mkdtempSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadContent } from '#content-server/load-content.ts'
import { checkRedirects } from './check-redirects.ts'

const problemsOf = async (redirects: string) => {
  const directory = mkdtempSync(join(tmpdir(), 'redirects-'))
  try {
    cpSync('graphql/server/fixtures/content', directory, { recursive: true })
    writeFileSync(join(directory, 'redirects.yaml'), redirects)
    const { model } = await loadContent({ directory })
    return checkRedirects(model, (path) => path === '/news').map(({ site, message }) => `${site}: ${message}`)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

test('redirects to a page, to a route and to another website are valid, and so are removed pages', async () => {
  expect(
    await problemsOf(`
- { uri: a, to: b, type: "301", site: en }
- { uri: b, to: condition/kidney-stones, type: "301", site: en }
- { uri: c, to: news, type: "302", site: en }
- { uri: d, to: "https://example.org/", type: "301", site: en }
- { uri: e, to: "", type: "410", site: en }
- { uri: "blog/(.*)", to: "missing/$1", type: "301", site: en }
`),
  ).toEqual([])
})

test('a redirect loop and a redirect to a missing page are found', async () => {
  expect(
    await problemsOf(`
- { uri: a, to: b, type: "301", site: en }
- { uri: b, to: a, type: "301", site: en }
- { uri: c, to: nothing/here, type: "301", site: nl }
`),
  ).toEqual([
    'en: "a" leads in a circle',
    'en: "b" leads in a circle',
    'nl: "c" leads to "/nothing/here", which does not exist',
  ])
})
