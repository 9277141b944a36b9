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

test('targets that the site finds in another way than by the uri of an entry are valid', async () => {
  expect(
    await problemsOf(`
- { uri: part, to: guidelines/urolithiasis/panel, type: "301", site: en }
- { uri: compare, to: condition/kidney-stones/compare, type: "301", site: en }
- { uri: slug, to: /all-conditions/kidney-stones, type: "301", site: en }
- { uri: other-site, to: /nl/condition/nierstenen, type: "301", site: en }
- { uri: own-handle, to: "/nl/steen?x=1#help", type: "301", site: nl }
- { uri: steen, to: condition/nierstenen, type: "301", site: nl }
- { uri: file, to: /media/kidney.svg, type: "301", site: nl }
- { uri: start, to: /nl, type: "301", site: en }
`),
  ).toEqual([])
  expect(
    await problemsOf(`
- { uri: slug, to: /all-conditions/nothing, type: "301", site: en }
- { uri: other-site, to: /nl/niets, type: "301", site: en }
- { uri: file, to: /media/nothing.svg, type: "301", site: en }
`),
  ).toEqual([
    'en: "slug" leads to "/all-conditions/nothing", which does not exist',
    'en: "other-site" leads to "/niets", which does not exist',
    'en: "file" leads to "/media/nothing.svg", which does not exist',
  ])
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
