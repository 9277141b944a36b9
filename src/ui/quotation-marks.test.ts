import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#i18n/languages.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const rules = /\.quotation \{(.*?)&::before/s.exec(read('./styles/base.css'))?.[1] ?? ''

function marksOf(language: string): string[] {
  const [own] = language.split('-')
  const rule = rules.split('}').find((each) => each.includes(`:lang(${own})`)) ?? rules.split('&')[0] ?? ''
  const [, open = '', close = ''] = /quotes:\s*'(.*?)' '(.*?)'/.exec(rule.split('{').at(-1) ?? '') ?? []
  return [open, close].map((mark) => mark.replace(String.raw`\a0`, ''))
}

test.each(languages.filter((language) => language !== 'en-US'))(
  'quotations have the quotation marks of the language’s glossary: %s',
  (language) => {
    const line = read(`../../docs/glossary/${language}.md`)
      .split('\n')
      .find((each) => /quotation marks/i.test(each))
    const [open = '', close = ''] = marksOf(language)
    expect(open).not.toBe('')
    const named = /[«»„“”‘»][^«»„“”‘’]*[«»„“”‘’]/u.exec(line ?? '')?.[0] ?? ''
    expect([named.at(0), named.at(-1)]).toEqual([open, close])
  },
)
