import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../tests/support/expect-valid-markup.ts'
import { AzIndex } from './AzIndex.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { type Language, languages } from '#i18n/languages.ts'
import { loadingDelayMs } from '#lib/async-status.ts'
import { type FontScript, fontLetters, headingSigns, splitScript } from './font-letters.ts'
import { fontFacesCss, fontsToPreload } from './site-fonts.ts'
import { Icon, icons, type IconName } from './Icon.tsx'
import { LetterNav } from './LetterNav.tsx'
import { Notice } from './Notice.tsx'
import { RuledList } from './RuledList.tsx'
import { SearchForm } from './SearchForm.tsx'

describe('links', () => {
  test('each row of a list is one link', () => {
    const markup = renderMarkup(
      <RuledList
        links={[
          { kind: 'internal', path: '/a', label: 'One', text: 'The first' },
          { kind: 'external', href: 'https://b.example/', label: 'Two' },
        ]}
      />,
    )
    expectValidMarkup(markup)
    expect(markup.all('li').map((row) => wordsOf(row))).toEqual(['OneThe first', 'Two (opens in a new tab)'])
    expect(markup.all('a')).toHaveLength(2)
  })

  test('a list begins with translated pages, and names the language of the others', () => {
    const markup = renderMarkup(
      <RuledList
        links={[
          { kind: 'internal', path: '/en', label: 'Kidney stones', language: 'en-US' },
          { kind: 'internal', path: '/de', label: 'Nierensteine' },
        ]}
        mark={(_, index) => <b>{index}</b>}
      />,
      { site: 'de' },
    )
    expectValidMarkup(markup)
    expect(markup.words()).toBe('1NierensteineIn English0Kidney stones')
  })

  test('a button link with href is a plain link', () => {
    expect(attribute(renderMarkup(<ButtonLink href="/nl/contact">Again</ButtonLink>).one('a'), 'href')).toBe(
      '/nl/contact',
    )
  })
})

describe('the search form', () => {
  test.each(['hero', 'small'] as const)('of size %s submits to the search page', (size) => {
    const markup = renderMarkup(<SearchForm size={size} query="stone" />)
    expectValidMarkup(markup)
    expect(attribute(markup.one('form'), 'action')).toBe('/search')
    expect(attribute(markup.one('input'), 'name')).toBe('q')
    expect(attribute(markup.one('input'), 'value')).toBe('stone')
    expect(wordsOf(markup.one('label'))).toBe('Search this site')
  })

  test('has unique ids when it is twice on a page', () => {
    expectValidMarkup(
      renderMarkup(
        <>
          <SearchForm size="hero" />
          <SearchForm size="small" />
        </>,
      ),
    )
  })
})

describe('an icon', () => {
  test.each(Object.keys(icons) as IconName[])('is hidden from screen readers: %s', (name) => {
    expect(attribute(renderMarkup(<Icon name={name} />).one('svg'), 'ariaHidden')).toBe('true')
  })

  test('is mirrored in right-to-left text only if it points forward or back', () => {
    const turning = Object.entries(icons).flatMap(([name, { direction }]) => (direction === 'turns' ? [name] : []))
    expect(turning).toEqual(['arrow-right', 'chevron-right', 'message-square'])
  })
})

describe('an alphabetical index', () => {
  const letters = [
    { letter: 'A', anchor: 'letter-a', isUsed: true },
    { letter: 'B', anchor: 'letter-b', isUsed: false },
  ]

  test('links each letter to its group, and a letter without entries is not a link', () => {
    const markup = renderMarkup(
      <AzIndex
        index={{
          letters,
          groups: [
            {
              letter: 'A',
              anchor: 'letter-a',
              links: [
                { label: 'Antibiotics', link: { kind: 'internal', path: '/a', label: 'Antibiotics' } },
                { label: 'Artificial sphincter', link: { kind: 'internal', path: '/s', label: 'Slings' } },
              ],
            },
          ],
          untranslated: [],
        }}
      />,
    )
    expectValidMarkup(markup)
    expect(markup.all('a').map((link) => attribute(link, 'href'))).toEqual(['#letter-a', '/a', '/s'])
    expect(markup.all('li').map((row) => wordsOf(row))).toContain('Artificial sphincter: see Slings')
    expect(attribute(markup.one('h2'), 'id')).toBe('letter-a')
  })

  test('lists pages that are not translated last, under one heading, by their names in the site’s language', () => {
    const link = { kind: 'internal', path: '/x', label: 'Erectile dysfunction', language: 'en-US' } as const
    const markup = renderMarkup(
      <AzIndex
        index={{
          letters,
          groups: [
            { letter: 'A', anchor: 'letter-a', links: [{ label: 'A', link: { ...link, language: undefined } }] },
          ],
          untranslated: [{ label: 'Erektionsstörung', link, more: ['Impotenz'], anchor: 'letter-b' }],
        }}
      />,
      { site: 'de' },
    )
    expectValidMarkup(markup)
    expect(markup.all('h2').map((heading) => wordsOf(heading))).toEqual(['A', 'In English'])
    const row = markup.one((element) => attribute(element, 'id') === 'letter-b')
    expect(wordsOf(row)).toBe('Erektionsstörung: Erectile dysfunctionImpotenz')
    expect(wordsOf(markup.one((element) => attribute(element, 'lang') === 'en-US'))).toBe('Erectile dysfunction')
  })

  test('is linked from the letters on other pages, and from All', () => {
    const markup = renderMarkup(<LetterNav letters={letters} indexPath="/all-conditions" />)
    expect(markup.all('a').map((link) => attribute(link, 'href'))).toEqual([
      '/all-conditions#letter-a',
      '/all-conditions',
    ])
  })
})

test('breadcrumbs begin with home and end with the current page', () => {
  const markup = renderMarkup(
    <Breadcrumbs
      ancestors={[{ kind: 'internal', path: '/all-conditions', label: 'Conditions' }]}
      title="Kidney stones"
    />,
  )
  expectValidMarkup(markup)
  expect(markup.all('li').map((step) => wordsOf(step))).toEqual(['Home', 'Conditions', 'Kidney stones'])
  expect(attribute(markup.all('li')[2]!, 'ariaCurrent')).toBe('page')
  // The separator belongs to the second of two items, so that no line ends with it.
  expect(markup.all('li').map(({ children: [first] }) => first?.type === 'element' && first.tagName)).toEqual([
    'a',
    'svg',
    'svg',
  ])
})

test('a notice inside text in another language keeps the language of the page', () => {
  const note = renderMarkup(<Notice title="Hinweis" lang="de-DE" dir="ltr" />).one(
    (element) => attribute(element, 'role') === 'note',
  )
  expect(attribute(note, 'lang')).toBe('de-DE')
})

/** Returns the names of the font files at these URLs. */
const fontNames = (urls: readonly string[]) => urls.map((url) => url.replace(/^.*\/|\.woff2.*$/g, ''))

test('fonts for text and headings are preloaded for every script except Chinese', () => {
  const names = (site: Language, text?: Language) => fontNames(fontsToPreload(site, text))
  expect(names('en-US')).toEqual(['source-sans-3-latin-en', 'literata-latin-en'])
  expect(names('cs-CZ')).toEqual([
    'source-sans-3-latin-cs',
    'source-sans-3-latin-ext-cs',
    'literata-latin-cs',
    'literata-latin-ext-cs',
  ])
  expect(names('el-GR')).toEqual([
    'source-sans-3-latin-el',
    'source-sans-3-greek-el',
    'literata-latin-el',
    'literata-greek-el',
  ])
  expect(names('ar')).toEqual([
    'noto-sans-arabic-arabic',
    'noto-naskh-arabic-arabic',
    'noto-naskh-arabic-signs',
    'source-sans-3-latin-en',
  ])
  expect(names('zh-CN')).toEqual([])
  // A text with letters that the site's language does not have needs the files of the whole script as well.
  expect(names('en-US', 'de-DE')).toEqual([
    ...names('en-US').slice(0, 1),
    'source-sans-3-latin',
    ...names('en-US').slice(1),
    'literata-latin',
  ])
  expect(names('de-DE', 'en-US')).toEqual(names('de-DE'))
})

/** Returns the faces of a style sheet: their family, style, and file, and the characters of their range. */
const facesOf = (sheet: string) =>
  [...sheet.matchAll(/@font-face *\{[^}]*unicode-range:[^}]*\}/g)].map(([rule]) => {
    const value = (pattern: RegExp) => pattern.exec(rule)?.[1] ?? ''
    const letters = value(/unicode-range:\s*([^;}]+)/)
      .split(',')
      .flatMap((range) => {
        const [first = '', last = first] = range.trim().replace('U+', '').split('-')
        const from = Number.parseInt(first, 16)
        return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => String.fromCodePoint(from + at))
      })
    const [name = ''] = fontNames([value(/url\(['"]?([^'")]+)/)])
    return { family: value(/font-family:\s*('[^']+')/), isItalic: rule.includes('italic'), name, letters }
  })

test('the style sheet of the fonts lists the characters that their files contain', async () => {
  const faces = facesOf(await readFile(new URL('styles/fonts.css', import.meta.url), 'utf8'))
  expect(faces).toHaveLength(8)
  const { own, others } = splitScript('latin', headingSigns)
  const arabicHeadings: Readonly<Record<string, string>> = {
    'noto-naskh-arabic-signs': own,
    'noto-naskh-arabic-latin': others,
  }
  for (const { name, letters } of faces) {
    const [, script] = /-(latin-ext|latin|greek|cyrillic|arabic)(?:-italic)?$/.exec(name) ?? []
    const expected = arabicHeadings[name] ?? fontLetters[script as FontScript]
    expect([name, letters.join('')]).toEqual([name, [...new Set(expected)].sort().join('')])
  }
})

test.each(languages)('the faces of a site contain each character of the scripts once: %s', (language) => {
  const faces = facesOf(fontFacesCss(language))
  for (const family of ["'Source Sans 3 Variable'", "'Literata Variable'"]) {
    const letters = faces.filter((face) => face.family === family).flatMap((face) => face.letters)
    const { arabic: _, ...scripts } = fontLetters
    expect(letters.sort().join('')).toBe([...new Set(Object.values(scripts).join(''))].sort().join(''))
  }
})

test('the preloaded fonts of a language contain all letters of its interface', async () => {
  // Chinese is shown in system fonts, so no font is preloaded.
  for (const language of languages.filter((tag) => tag !== 'zh-CN')) {
    const folder = new URL(`../../locales/${language}/`, import.meta.url)
    const texts = await Promise.all((await readdir(folder)).map((file) => readFile(new URL(file, folder), 'utf8')))
    const messages = texts.flatMap((text) =>
      [...text.matchAll(/^msgstr(?:\[\d\])? "(.*)"$/gm)].map(([, message]) => message),
    )
    const preloaded = fontNames(fontsToPreload(language))
    const sheets = fontFacesCss(language) + (await readFile(new URL('styles/fonts.css', import.meta.url), 'utf8'))
    const held = facesOf(sheets).flatMap(({ name, letters }) => (preloaded.includes(name) ? letters : []))
    const missing = new Set([...messages.join('')].filter((letter) => /\p{L}/u.test(letter) && !held.includes(letter)))
    expect([language, [...missing]]).toEqual([language, []])
  }
})

test('a form that is being sent shows the loading bar as late as a navigation does', async () => {
  const modes = await readFile(new URL('styles/modes.css', import.meta.url), 'utf8')
  expect(modes).toContain(`animation-delay: ${loadingDelayMs}ms`)
})
