import { expect, test } from 'vitest'
import { findPassages } from './find-passages.server.ts'

test('a question finds the passages of pages, with where they stand', async () => {
  const passages = await findPassages('de', 'Wie viel soll ich trinken, damit kein neuer Nierenstein kommt?', 5)
  expect(passages).toHaveLength(5)
  expect(passages.map(({ sentences }) => sentences.join(' ')).join(' ')).toMatch(/trinken/i)
  for (const { path, uri, title, language, score, anchor } of passages) {
    expect(path).toBe(`/${uri}${anchor === undefined ? '' : `#${anchor}`}`)
    expect(title).not.toBe('')
    expect(['de-DE', 'en-US']).toContain(language)
    expect(score).toBeGreaterThan(0)
  }
})

test('of what the site lacks the English passages are found', async () => {
  const [first] = await findPassages('tr', 'prostat kanseri', 3)
  expect(first).toMatchObject({ uri: 'condition/prostate-cancer', language: 'en-US', type: 'condition' })
})

test('no words find nothing', async () => {
  expect(await findPassages('en', ' ?! ', 5)).toEqual([])
})
