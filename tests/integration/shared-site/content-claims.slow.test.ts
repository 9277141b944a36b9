import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { load } from 'js-yaml'
import { siteHandles, sites, type SiteHandle } from '#sites/sites.ts'
import { readCatalogue } from '../../support/catalogue.ts'
import { askServer } from '../../support/http-front.ts'
import { readPage, valueOf } from '../../support/read-page.ts'

// The demonstration content must not claim reviews, feedback or editions that never existed (docs/writing-content.md).

const graphql = fileURLToPath(new URL('../../../graphql', import.meta.url))
const content = join(graphql, 'content')

/** The date on which the first text was written. An earlier date in the content would be made up. */
const beginning = '2026-11-20'

/** The phrase by which a site marks a made-up example. The other sites must not contain such examples. */
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
  /** The path below the folder of the site, which is the same in every language. */
  readonly path: string
  /** The name for the messages of failed tests. */
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
      return { site: site as SiteHandle, path: path.join('/'), name, text, fields: load(head) as Entry['fields'] }
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

test('no entry has a reviewer, a review date or a translator', () => {
  const claims = entries.flatMap(({ name, fields }) =>
    ['reviewers', 'lastReviewed', 'nextReview', 'translator'].flatMap((key) =>
      key in fields ? [`${name}: ${key}`] : [],
    ),
  )
  expect(claims).toEqual([])
})

test('no entry is dated before the project unless its introduction marks it as a made-up example', () => {
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

test('events, press releases, updates, meetings, offices and sections are marked as made up in their introductions', () => {
  const examples =
    /^(?:events|press-releases|updates|guidelines\/archive)\/|^(?:offices|sections)\/[^/]+\/(?:index|meetings)\.md$/
  const found = published.filter(({ path }) => examples.test(path))
  expect(found.length).toBeGreaterThan(30)
  expect(found.filter(({ site, fields }) => !isMarked(site, fields['intro'])).map(({ name }) => name)).toEqual([])
})

test('archived guideline editions and summaries of changes are marked as made up', () => {
  const unmarked = published.flatMap(({ name, path, site, fields }) => [
    ...(path.startsWith('guidelines/archive/') && !isMarked(site, fields['title']) ? [`${name}: title`] : []),
    ...((fields['summariesOfChanges'] ?? []) as readonly { year: number; body?: string }[]).flatMap(({ year, body }) =>
      isMarked(site, body) ? [] : [`${name}: changes of ${year}`],
    ),
  ])
  expect(unmarked).toEqual([])
})

test('the titles of all people are marked as made up', async () => {
  for (const site of siteHandles) {
    const file = await readFile(join(content, site, 'people.yaml'), 'utf8').catch(() => '[]')
    for (const { title } of load(file) as readonly { title: string }[]) expect(isMarked(site, title), title).toBe(true)
  }
})

test('no English text claims feedback from readers, reviews or awards', () => {
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

describe('on the rendered pages', () => {
  const site = inject('site')

  test.each(siteHandles)(
    'each kind of page of the site %s says that it has not been reviewed by a doctor, and has no review in its structured data',
    async (handle) => {
      const messages = load(await readFile(join(content, handle, 'messages.yaml'), 'utf8')) as readonly {
        key: string
        message: string
      }[]
      const written = messages.find(({ key }) => key === 'written-not-reviewed')?.message ?? ''
      const catalogue = readCatalogue(sites[handle].locale)
      // The message of the content overrides that of the catalogue, so both must have the same text.
      expect(written).toBe(catalogue.get('written-not-reviewed'))
      const notReviewed = catalogue.get('not-reviewed') ?? ''
      expect(written).toContain(notReviewed)

      const { text } = await askServer(site.port, `${handle === 'en' ? '' : `/${handle}`}/sitemap-1.xml`)
      const paths = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname)
      // One page of each kind is checked, except for chatbots, whose pages have no text to review.
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
