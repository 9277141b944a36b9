import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type EmergencyNumbers, localNumbers } from '#blocks/emergency-numbers.server.ts'
import { sentenceSpace } from '#i18n/formatting.ts'
import { listFormat } from '#i18n/list-format.ts'
import { escapeHtml } from '#lib/escape-html.ts'

// The service worker fills in these placeholders when it shows a copy (`offline-worker.js`).
const copyDate = '<time data-copy-date=""></time>'
const copyAge = '<span data-copy-age=""></span>'

const messages = {
  age: msg({
    message: 'Offline copy of {date} ({age}).',
    comment:
      'At the head of a copy of a page, and on each card that says what is an emergency; the placeholders are a date, and how long ago that is, such as: 5 days ago',
  }),
  unreachable: msg({
    message: 'This website cannot be reached at the moment. What is written here may have changed since.',
    comment: 'At the head of a copy of a page, which is shown without a connection',
  }),
  call: msg({
    message: 'In an emergency, call {numbers}.',
    comment: 'At the head of a copy of a page; the placeholder is one emergency number or several',
  }),
} satisfies Record<string, MessageDescriptor>

/** The sentences of a copy, as HTML. */
export type CopyTexts = {
  /** The sentences at the head of the copy. */
  readonly notice: string
  /** The sentence in each care card. */
  readonly age: string
}

/**
 * Returns the sentences that a copy contains: its age, that the website cannot be reached, and the emergency numbers. `i18n`
 * must have the catalogue `offline` loaded.
 */
export function copyTexts(i18n: I18n, numbers: EmergencyNumbers): CopyTexts {
  const translate = (message: MessageDescriptor, values: Record<string, string>) =>
    Object.entries(values).reduce(
      (html, [name, value]) => html.replace(`{${name}}`, () => value),
      escapeHtml(
        i18n._({ ...message, values: Object.fromEntries(Object.keys(values).map((name) => [name, `{${name}}`])) }),
      ),
    )
  const age = translate(messages.age, { date: copyDate, age: copyAge })
  const phones = localNumbers(numbers, 'emergency').map(
    ({ number, label }) => `<a href="tel:${escapeHtml(number)}"><bdi>${escapeHtml(label)}</bdi></a>`,
  )
  const { language } = numbers
  const list = listFormat(language, { type: 'disjunction' }).format(phones)
  const call = phones.length === 0 ? [] : [translate(messages.call, { numbers: list })]
  const sentences = [`<strong>${age}</strong>`, escapeHtml(i18n._(messages.unreachable)), ...call]
  return { age, notice: sentences.join(sentenceSpace(language)) }
}
