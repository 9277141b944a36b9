import { describe, expect, test, vi } from 'vitest'
import { chooseStaticMessages } from './catalogues.server.ts'

// Mocks the Dutch catalogue without the translation of one message. Lingui compiles the source text in its place.
vi.mock('../../locales/nl-NL/home.po', () => ({
  messages: {
    'emergency-line': ['Back pain with fever, or you cannot pass urine?'],
    'story-note': ['Verzonnen voorbeelden'],
  },
}))
vi.mock('../../locales/nl-NL/home.po?raw', () => ({
  default: 'msgid "emergency-line"\nmsgstr ""\n\nmsgid "story-note"\nmsgstr "Verzonnen voorbeelden"\n',
}))

const nothing = {}

describe('a message is', () => {
  test('the static message in the language of the page, where there is one', async () => {
    const own = { 'emergency-line': ['Koorts?'], 'story-note': ['Verhalen'] }
    const fallback = { 'emergency-line': ['Fever?'], 'story-note': ['Stories'] }
    expect(await chooseStaticMessages('nl-NL', { own, fallback })).toEqual(own)
  })

  test('else that of the catalogue', async () => {
    expect(await chooseStaticMessages('nl-NL', { own: nothing, fallback: { 'story-note': ['Stories'] } })).toEqual({})
  })

  test('else the static message in en-US', async () => {
    const fallback = { 'emergency-line': ['Fever?'] }
    expect(await chooseStaticMessages('nl-NL', { own: nothing, fallback })).toEqual(fallback)
  })

  test('else the source text', async () => {
    expect(await chooseStaticMessages('nl-NL', { own: nothing, fallback: nothing })).toEqual({})
  })
})

test('a translation that is the same word as the source text is a translation', async () => {
  expect(await chooseStaticMessages('nl-NL', { own: nothing, fallback: { 'type-chatbot': ['Assistant'] } })).toEqual({})
})

test('static messages that no catalogue has, or that equal its translation, are not sent with a page', async () => {
  const own = { nowhere: ['x'], constructor: ['x'], 'type-page': ['Page'], 'type-story': ['Tale'] }
  expect(await chooseStaticMessages('en-US', { own, fallback: own })).toEqual({ 'type-story': ['Tale'] })
})
