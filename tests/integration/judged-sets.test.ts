import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { load } from 'js-yaml'
import type { ContentModel } from '../../graphql/server/content-model.ts'
import { loadContent } from '../../graphql/server/load-content.ts'

// The judged sets list the pages and answers that search and the chatbot have to find (tests/evaluation/judged/README.md).
// If a set named a page or a sentence that is no longer in the content, right results would be counted as wrong.

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const filled = v.pipe(v.string(), v.trim(), v.minLength(1))
const Queries = v.array(
  v.strictObject({
    query: filled,
    kind: v.picklist(['exact', 'lay', 'typo', 'inflected', 'diacritics', 'question', 'synonym', 'cross-language']),
    relevant: v.pipe(
      v.array(v.strictObject({ uri: filled, grade: v.picklist([1, 2, 3]) })),
      v.someItem(({ grade }) => grade === 3, 'no page has the grade 3'),
    ),
  }),
)
const Questions = v.array(
  v.variant('answerable', [
    v.strictObject({
      question: filled,
      answerable: v.literal(true),
      answer: v.pipe(v.array(v.strictObject({ uri: filled, contains: filled })), v.minLength(1)),
    }),
    v.strictObject({ question: filled, answerable: v.literal(false), why: filled }),
  ]),
)
const Asked = v.array(
  v.variant('expect', [
    v.strictObject({
      question: filled,
      expect: v.literal('answer'),
      pages: v.pipe(v.array(filled), v.minLength(1)),
      contains: v.pipe(v.array(filled), v.minLength(1)),
    }),
    v.strictObject({
      question: filled,
      expect: v.literal('refusal'),
      why: v.picklist([
        'other-organ',
        'off-topic',
        'celebrity',
        'price',
        'local',
        'diagnosis',
        'dosage',
        'injection',
        'not-covered',
      ]),
    }),
  ]),
)
const Emergencies = v.array(
  v.strictObject({
    phrase: filled,
    expect: v.picklist(['emergency', 'none']),
    kind: v.picklist(['plain', 'misspelt', 'negated', 'lookalike']),
    about: filled,
  }),
)

let model: ContentModel
beforeAll(async () => {
  ;({ model } = await loadContent({ directory: inProject('graphql/content') }))
})

/**
 * Returns the entry at a URI on a site, which is the site's own or, if there is none, the primary site's. Throws if there is
 * neither, and if the site has the primary site's entry at another URI.
 */
function entryAt(uri: string, handle: string) {
  const site = model.site(handle)
  if (!site) throw new Error(`there is no site "${handle}"`)
  const own = model.byUri(uri, site)
  if (own) return own
  const primary = model.byUri(uri, model.primarySite)
  if (!primary) throw new Error(`${handle}: no page has the address "${uri}"`)
  const translated = model.find(primary.identity, site)
  if (translated && translated.site === site)
    throw new Error(`${handle}: "${uri}" has an address of its own there: "${translated.uri ?? ''}"`)
  return primary
}

/** Returns the plain text of Markdown: without the syntax of links and emphasis, with single spaces. */
const plain = (text: string) =>
  text
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[*[]/g, '')
    .replaceAll(/\s+/g, ' ')

/** Returns the words of Markdown without link targets and notes, in lower case, as `measure-answers.ts` compares them. */
const letters = (text: string) =>
  text
    .replaceAll(/\]\([^)]*\)|\[\^[^\]]*\]|&nbsp;/g, ' ')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim()

async function readSets<Item>(half: string, folder: string, form: v.GenericSchema<unknown, Item[]>) {
  const directory = inProject(join('tests/evaluation/judged', half, folder))
  const names = (await readdir(directory)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const parsed = v.safeParse(form, load(await readFile(join(directory, name), 'utf8')))
      if (!parsed.success) throw new Error(`${half}/${folder}/${name}: ${JSON.stringify(v.flatten(parsed.issues))}`)
      return { handle: name.replace(/\.yaml$/, ''), items: parsed.output }
    }),
  )
}

const count = (sets: readonly { items: readonly unknown[] }[]) => sets.reduce((sum, { items }) => sum + items.length, 0)

describe.each(['development', 'held-out'])('the judged set %s', (half) => {
  test('has queries for each site, and every graded page exists', async () => {
    const sets = await readSets(half, 'queries', Queries)
    expect(sets.map(({ handle }) => handle)).toEqual([...model.sites].map(({ handle }) => handle).toSorted())
    for (const { handle, items } of sets) {
      expect(items.length, handle).toBeGreaterThanOrEqual(handle === 'en' ? 30 : 6)
      expect(new Set(items.map(({ query }) => query)).size, handle).toBe(items.length)
      for (const { query, relevant } of items) {
        const entries = relevant.map(({ uri }) => entryAt(uri, handle))
        expect(new Set(entries).size, `${handle}: ${query}`).toBe(relevant.length)
      }
    }
    expect(count(sets)).toBeGreaterThanOrEqual(156)
  })

  test('has questions whose answers are on the pages they name', async () => {
    const sets = await readSets(half, 'questions', Questions)
    const all = sets.flatMap(({ items }) => items)
    expect(all.filter(({ answerable }) => answerable).length).toBeGreaterThanOrEqual(20)
    expect(all.filter(({ answerable }) => !answerable).length).toBeGreaterThanOrEqual(20)
    for (const { handle, items } of sets) {
      for (const item of items) {
        if (!item.answerable) continue
        for (const { uri, contains } of item.answer) {
          const { file, body } = entryAt(uri, handle).document
          // The body contains the sentences of triage rules, and the file contains the front matter.
          const text = `${await readFile(inProject(file), 'utf8')} ${body}`
          expect(plain(text), file).toContain(plain(contains))
        }
      }
    }
  })

  test('has emergencies, negated phrases and lookalikes for each site', async () => {
    const sets = await readSets(half, 'emergencies', Emergencies)
    expect(sets.map(({ handle }) => handle)).toEqual([...model.sites].map(({ handle }) => handle).toSorted())
    for (const { handle, items } of sets) {
      expect(items.filter((item) => item.expect === 'emergency').length, handle).toBeGreaterThanOrEqual(5)
      expect(items.filter((item) => item.expect === 'none').length, handle).toBeGreaterThanOrEqual(2)
      expect(items.filter(({ kind }) => kind === 'negated').length, handle).toBeGreaterThanOrEqual(1)
      for (const { phrase, kind, expect: expected } of items)
        expect(expected, phrase).toBe(kind === 'lookalike' ? 'none' : 'emergency')
    }
  })
})

describe.each([
  { set: 'asked-2', minAnswerable: 16, minOutside: 5 },
  { set: 'asked-3', minAnswerable: 10, minOutside: 4 },
  { set: 'asked-4', minAnswerable: 0, minOutside: 18 },
])('the judged set $set', ({ set, minAnswerable, minOutside }) => {
  test('has questions for each site, with judged words that occur on the pages they name', async () => {
    const sets = await readSets(set, '', Asked)
    expect(sets.map(({ handle }) => handle)).toEqual([...model.sites].map(({ handle }) => handle).toSorted())
    const missing: string[] = []
    for (const { handle, items } of sets) {
      const site = model.site(handle)
      if (!site) throw new Error(`there is no site "${handle}"`)
      expect(new Set(items.map(({ question }) => question)).size, handle).toBe(items.length)
      const answerable = items.filter((item) => item.expect === 'answer')
      expect(answerable.length, handle).toBeGreaterThanOrEqual(minAnswerable)
      expect(items.length - answerable.length, handle).toBeGreaterThanOrEqual(minOutside)
      for (const { question, pages, contains } of answerable) {
        const texts = await Promise.all(
          pages.map(async (page) => {
            const entry = model.find(page, site)
            if (!entry) throw new Error(`${handle}: there is no page "${page}"`)
            const { file, body } = entry.document
            return letters(`${await readFile(inProject(file), 'utf8')} ${body}`)
          }),
        )
        for (const quote of contains)
          if (!texts.some((text) => text.includes(letters(quote)))) missing.push(`${handle}: ${question}: ${quote}`)
      }
    }
    expect(missing).toEqual([])
  })
})
