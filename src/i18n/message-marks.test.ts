import { setupI18n } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { hasTranslatorsDeskCookie, translatorsDeskCookie } from '#lib/translators-desk-cookie.ts'
import { MarkedI18n } from './marked-i18n.ts'
import { isMarkedRequest, runMarked } from './marked-requests.server.ts'
import { markMessage, readMarks, withoutMarks } from './message-marks.ts'

const key = { locale: 'de-DE', id: 'a+B/9_' }

test('a marked message has marks that name it, and reads as before', () => {
  const text = `Hier: ${markMessage('Suchen', key)}`
  expect(withoutMarks(text)).toBe('Hier: Suchen')
  expect(readMarks(text).map(({ begins }) => begins)).toEqual([key, undefined])
  const [begin, end] = readMarks(text)
  expect(text.slice(begin?.end, end?.start)).toBe('Suchen')
})

test('the marks are characters that programs ignore, which neither break lines nor change the joining of letters', () => {
  const marks = markMessage('x', key).replace('x', '')
  expect(marks).toMatch(/^\p{Default_Ignorable_Code_Point}+$/u)
  expect(marks).not.toMatch(/[\u200B-\u200D\u2060\uFEFF]/u)
})

test('a message without a text gets no marks', () => expect(markMessage('', key)).toBe(''))

test('a message within another one keeps its marks', () => {
  const inner = markMessage('Deutsch', { locale: 'de-DE', id: 'inner' })
  expect(readMarks(markMessage(`Auf ${inner} lesen`, key)).map(({ begins }) => begins?.id)).toEqual([
    key.id,
    'inner',
    undefined,
    undefined,
  ])
})

test('marked messages have the words, values and tags of unmarked ones', () => {
  const send: CompiledMessage = ['<0>An ', ['name'], '</0> senden']
  const options = { locale: 'de-DE', messages: { 'de-DE': { send } } }
  const marked = new MarkedI18n(options)
  const expected = setupI18n(options)._('send', { name: 'Ada' })
  expect(expected).toBe('<0>An Ada</0> senden')
  for (const text of [marked._('send', { name: 'Ada' }), marked.t({ id: 'send', values: { name: 'Ada' } })]) {
    expect(withoutMarks(text)).toBe(expected)
    expect(readMarks(text)[0]?.begins).toEqual({ locale: 'de-DE', id: 'send' })
  }
})

test('messages are marked in a request with the cookie of the desk only', () => {
  expect(isMarkedRequest()).toBe(false)
  expect(runMarked(null, isMarkedRequest)).toBe(false)
  expect(runMarked('theme=dark', isMarkedRequest)).toBe(false)
  expect(runMarked('theme=dark; mark-messages=1', isMarkedRequest)).toBe(true)
  expect(hasTranslatorsDeskCookie(translatorsDeskCookie(true))).toBe(true)
  expect(translatorsDeskCookie(false)).toContain('max-age=0')
})
