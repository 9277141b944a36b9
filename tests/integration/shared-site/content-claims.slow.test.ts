import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { siteHandles, sites, type SiteHandle } from '#sites/sites.ts'
import { readCatalogue } from '../../support/catalogue.ts'
import { askServer } from '../../support/http-front.ts'
import { readPage, valueOf } from '../../support/read-page.ts'

// The demonstration content must not claim a review, a reader or an edition that has never been. The rule stands in
// docs/writing-content.md.

const graphql = fileURLToPath(new URL('../../../graphql', import.meta.url))
const content = join(graphql, 'content')

/** The day of the first text: whatever is dated earlier has not happened. */
const beginning = '2026-11-20'

/** How the sites that have made-up examples say that something is one. */
const madeUp: Partial<Record<SiteHandle, RegExp>> = {
  en: /made-up example/i,
  nl: /verzonnen voorbeeld/i,
  de: /erfundenes beispiel/i,
  fr: /exemple inventé/i,
  es: /ejemplo inventado/i,
  ar: /مثال غير حقيقي/,
  cn: /虚构的/,
}
const isMarked = (site: SiteHandle, text: unknown) => madeUp[site]?.test(String(text)) === true

type Entry = {
  readonly site: SiteHandle
  /** Below the site's folder, the same in every language. */
  readonly path: string
  /** For messages of failed tests. */
  readonly name: string
  readonly text: string
  readonly fields: Readonly<Record<string, unknown>>
}

async function readEntries(directory: string): Promise<Entry[]> {
  const names = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.md'))
  return Promise.all(
    names.toSorted().map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8')
      const [, head = ''] = /^---\n(.*?)\n---$/ms.exec(text) ?? []
      const [site, ...path] = name.split('/')
      return { site: site as SiteHandle, path: path.join('/'), name, text, fields: parse(head) as Entry['fields'] }
    }),
  )
}

let published: readonly Entry[]
let entries: readonly Entry[]
beforeAll(async () => {
  published = await readEntries(content)
  entries = [...published, ...(await readEntries(join(graphql, 'drafts')))]
})

const dayOf = (date: unknown) => (date instanceof Date ? date.toISOString() : String(date)).slice(0, 10)

test('no entry names reviewers, a day of review or a translator, as there has been none', () => {
  const claims = entries.flatMap(({ name, fields }) =>
    ['reviewers', 'lastReviewed', 'nextReview', 'translator'].flatMap((key) =>
      key in fields ? [`${name}: ${key}`] : [],
    ),
  )
  expect(claims).toEqual([])
})

test('no text is older than the project, unless it says in its introduction that it is a made-up example', () => {
  const claims = entries.flatMap(({ name, site, fields }) => [
    ...['sourceRevision', 'translatedRevision'].flatMap((key) =>
      key in fields && dayOf(fields[key]) < beginning ? [`${name}: ${key}`] : [],
    ),
    ...('postDate' in fields && dayOf(fields['postDate']) < beginning && !isMarked(site, fields['intro'])
      ? [`${name}: postDate`]
      : []),
  ])
  expect(claims).toEqual([])
})

test('events, press releases, updates, meetings, offices and sections are said to be made up where they begin', () => {
  const examples =
    /^(?:events|press-releases|updates|guidelines\/archive)\/|^(?:offices|sections)\/[^/]+\/(?:index|meetings)\.md$/
  const found = published.filter(({ path }) => examples.test(path))
  expect(found.length).toBeGreaterThan(30)
  expect(found.filter(({ site, fields }) => !isMarked(site, fields['intro'])).map(({ name }) => name)).toEqual([])
})

test('earlier editions of a guideline are said to be made up in their titles, and so is what has changed since', () => {
  const unmarked = published.flatMap(({ name, path, site, fields }) => [
    ...(path.startsWith('guidelines/archive/') && !isMarked(site, fields['title']) ? [`${name}: title`] : []),
    ...((fields['summariesOfChanges'] ?? []) as readonly { year: number; body?: string }[]).flatMap(({ year, body }) =>
      isMarked(site, body) ? [] : [`${name}: changes of ${year}`],
    ),
  ])
  expect(unmarked).toEqual([])
})

test('roles are said to be made up wherever they are named', async () => {
  for (const site of siteHandles) {
    const file = await readFile(join(content, site, 'people.yaml'), 'utf8').catch(() => '[]')
    for (const { title } of parse(file) as readonly { title: string }[]) expect(isMarked(site, title), title).toBe(true)
  }
})

test('no English page tells of readers, reviewers or prizes that there have not been', () => {
  const claims: readonly RegExp[] = [
    /\breaders? (?:pointed out|told us|asked|said|wanted|reported)\b/i,
    /\b(?:several|many) readers\b/i,
    /\b(?:she|he|they) (?:was|were) right\b/i,
    /\b(?:has|have) been (?:reviewed|approved|awarded)\b(?! by a doctor yet)/i,
    /\b(?:our doctors|our reviewers|tips from the nurses)\b/i,
    /\bcarry the date of their last review\b/i,
    /\bwas last reviewed\b/i,
  ]
  for (const { name, text } of entries.filter(({ site }) => site === 'en'))
    for (const claim of claims) expect(claim.exec(text)?.[0], `${name}: ${claim.source}`).toBeUndefined()
})

describe('on the pages', () => {
  const site = inject('site')

  test.each(siteHandles)(
    'a text of each kind of the site %s is said not to be reviewed by a doctor, to readers and to search engines',
    async (handle) => {
      const messages = parse(await readFile(join(content, handle, 'messages.yaml'), 'utf8')) as readonly {
        key: string
        message: string
      }[]
      const written = messages.find(({ key }) => key === 'written-not-reviewed')?.message ?? ''
      expect(written).toContain('2026')
      const notReviewed = readCatalogue(sites[handle].locale).get('not-reviewed') ?? ''
      expect(written).toContain(notReviewed)

      const { text } = await askServer(site.port, `${handle === 'en' ? '' : `/${handle}`}/sitemap-1.xml`)
      const paths = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname)
      // One text of each kind. A chat is no text that can be reviewed.
      const kinds = new Map(
        paths
          .filter((path) => !path.includes('/chat/'))
          .map((path) => [path.split('/')[handle === 'en' ? 1 : 2], path]),
      )
      const problems: string[] = []
      let texts = 0
      for (const path of kinds.values()) {
        const { document, text: html } = await readPage(site, path)
        if (/"(?:reviewedBy|lastReviewed)"/.test(html)) problems.push(`${path} names a review in its data`)
        if (document.all('article').length === 0) continue
        texts += 1
        const words = document.words('main')
        const hasSources = document.all((element) => valueOf(element, 'id') === 'sources').length > 0
        if (!words.includes(hasSources ? written : notReviewed)) problems.push(`${path} does not say it`)
      }
      expect(problems).toEqual([])
      expect(texts).toBeGreaterThan(3)
    },
    60_000,
  )
})
