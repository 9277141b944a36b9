import type { Language } from '#i18n/languages.ts'
import { alphabetLetters, alphabetOf, type FontScript, type FontUse, splitScript } from './font-letters.ts'

/** The URLs of the font files, by their path from this directory. */
const files = import.meta.glob<string>('./fonts/*.woff2', { query: '?no-inline', import: 'default', eager: true })

const urlOf = (name: string): string => {
  const url = files[`./fonts/${name}.woff2`]
  if (url === undefined) throw new Error(`src/ui/fonts/${name}.woff2 is missing. Run node scripts/subset-fonts.ts.`)
  return url
}

type Face = {
  readonly family: string
  readonly weights: string
  readonly url: string
  readonly letters: string
}

const families: Readonly<Record<FontUse, { family: string; weights: string; file: string }>> = {
  text: { family: 'Source Sans 3 Variable', weights: '400 700', file: 'source-sans-3' },
  headings: { family: 'Literata Variable', weights: '400 600', file: 'literata' },
}
const uses: readonly FontUse[] = ['text', 'headings']
const scripts: readonly FontScript[] = ['latin', 'latin-ext', 'greek', 'cyrillic']

/** The fonts of Arabic text and headings (`styles/fonts.css`). The spaces and digits of headings have their own file. */
const arabicFonts = ['noto-sans-arabic-arabic', 'noto-naskh-arabic-arabic', 'noto-naskh-arabic-signs']

/** Returns the letters that text or headings in a language usually contain; none if they are not shown in these families. */
const lettersOf = (language: Language, use: FontUse): string => {
  const alphabet = alphabetOf(language, use)
  return alphabet === undefined ? '' : alphabetLetters(alphabet, use)
}

/**
 * Returns the upright faces of text or headings on a site, of which no two have the same character in their `unicode-range`:
 * a browser loads the file of the site's alphabet, and that of a whole script only for a page with a foreign letter.
 */
function facesOf(language: Language, use: FontUse): readonly Face[] {
  const { file, ...family } = families[use]
  return scripts.flatMap((script) => {
    const { own, others } = splitScript(script, lettersOf(language, use))
    const rest = { ...family, url: urlOf(`${file}-${script}`), letters: others }
    return own === ''
      ? [rest]
      : [{ ...family, url: urlOf(`${file}-${script}-${alphabetOf(language, use)}`), letters: own }, rest]
  })
}

/**
 * Returns the `@font-face` rules of the upright fonts of a site. The other rules, which are the same for all sites, are in
 * `styles/fonts.css`.
 *
 * @param language the language of the site
 */
export const fontFacesCss = (language: Language): string =>
  uses
    .flatMap((use) => facesOf(language, use))
    .map(
      ({ family, weights, url, letters }) =>
        `@font-face{font-family:'${family}';font-display:optional;font-weight:${weights};src:url(${url});unicode-range:${unicodeRange(letters)}}`,
    )
    .join('')

/**
 * Returns the URLs of the fonts (WOFF2) that the first screen of a page needs for its text and its headings; none for a
 * Chinese text, which is shown in system fonts. A font that has not loaded at the first paint is not used on that page
 * (`styles/fonts.css`).
 *
 * @param site the language of the site
 * @param text the language of the text, if it is another one
 */
export function fontsToPreload(site: Language, text: Language = site): readonly string[] {
  const key = `${site} ${text}`
  let urls = preloads.get(key)
  if (!urls) preloads.set(key, (urls = findPreloads(site, text)))
  return urls
}

/** The preloaded fonts by both languages. They are computed once, because every document needs them. */
const preloads = new Map<string, readonly string[]>()

function findPreloads(site: Language, text: Language): readonly string[] {
  if (text === 'zh-CN') return []
  const faces = uses.flatMap((use) => {
    const letters = lettersOf(text, use)
    return facesOf(site, use).filter((face) => [...face.letters].some((letter) => letters.includes(letter)))
  })
  return [...(text === 'ar' ? arabicFonts.map(urlOf) : []), ...faces.map(({ url }) => url)]
}

/** Serializes characters as the value of the descriptor `unicode-range`. */
function unicodeRange(letters: string): string {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const ranges: { first: number; last: number }[] = []
  for (const point of points) {
    const current = ranges.at(-1)
    if (current?.last === point - 1) current.last = point
    else ranges.push({ first: point, last: point })
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',')
}
