import { expect, test } from 'vitest'
import { loadI18n } from './load-i18n.ts'

// A literal would be extracted to the catalogues.
const message = 'chapters'

// Not every browser writes Western digits for plain `ar`, so the locale is compared as well.
test.each([
  ['de-DE', 'de-DE', '1.200 chapters'],
  ['ar', 'ar-u-nu-latn', '1,200 chapters'],
] as const)(
  'the number in a plural message is formatted as on the rest of a page in %s',
  async (language, tag, shown) => {
    const i18n = await loadI18n(language, { [message]: [['count', 'plural', { other: ['#', ' chapters'] }]] })
    expect([i18n.locales, i18n._(message, { count: 1200 })]).toEqual([tag, shown])
  },
)

test('the plural forms are those of the language', async () => {
  const i18n = await loadI18n('ar', { [message]: [['count', 'plural', { two: 'two', few: 'few', other: 'other' }]] })
  expect([2, 3, 100].map((count) => i18n._(message, { count }))).toEqual(['two', 'few', 'other'])
})
