/**
 * Writes `src/ui/fonts/*.woff2`: the fonts of the site, reduced to the letters of its languages and to the weights in use.
 * It has to be run when these change; the files are committed.
 *
 *     node scripts/subset-fonts.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { languages } from '#i18n/languages.ts'
import {
  alphabetLetters,
  alphabetOf,
  type FontScript,
  type FontUse,
  fontLetters,
  headingSigns,
  splitScript,
} from '#ui/font-letters.ts'
import { requireNode } from './lib/require-node.ts'
import { root } from './lib/run-command.ts'

requireNode()

type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
type Font = {
  readonly source: string
  readonly scripts: readonly FontScript[]
  readonly axes: Axes
  readonly suffix?: string
  /** The use of the font, if each alphabet also gets a file of its own, which is smaller than that of the whole script. */
  readonly use?: FontUse
  /** Whether the digits and signs of the Latin script have a file of their own. */
  readonly hasSigns?: boolean
}

/**
 * The OpenType features to keep: those that HarfBuzz, the text shaper of browsers, applies by default. Others, such as small
 * capitals and tabular figures (those of Source Sans are tabular by default), would add their glyphs to the files.
 */
const keepFeatures =
  'ccmp locl rlig rvrn mark mkmk calt clig curs kern liga rclt isol init medi fina fin2 fin3 med2 stch mset'.split(' ')

const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const
/** The range of weights in running text. */
const text: Axes = { wght: { min: 400, max: 700 } }
/** The axes of Literata, the font of leads and headings. The optical size is fixed, as its axis would double the file. */
const headings: Axes = { wght: { min: 400, max: 600 }, opsz: 36 }

const fonts: readonly Font[] = [
  { source: 'source-sans-3-*-wght-normal', scripts, axes: text, use: 'text' },
  { source: 'source-sans-3-*-wght-italic', scripts, axes: text, suffix: '-italic' },
  { source: 'literata-*-opsz-normal', scripts, axes: headings, use: 'headings' },
  { source: 'noto-sans-arabic-*-wght-normal', scripts: ['arabic'], axes: text },
  // Arabic headings take their spaces, digits and punctuation from the Latin file, and seldom need its letters.
  { source: 'noto-naskh-arabic-*-wght-normal', scripts: ['arabic', 'latin'], axes: text, hasSigns: true },
]

const folder = join(root, 'src/ui/fonts')
mkdirSync(folder, { recursive: true })
for (const { source, scripts: fontScripts, axes, suffix = '', use, hasSigns } of fonts) {
  const [family = ''] = source.split('-*-')
  for (const script of fontScripts) {
    const path = `node_modules/@fontsource-variable/${family}/files/${source.replace('*', script)}.woff2`
    const whole = readFileSync(join(root, path))
    const write = async (name: string, letters: string) => {
      // The types of the package do not have `keepFeatures` yet, and would refuse it in a literal.
      const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures } as const
      const subset = await subsetFont(whole, letters, options)
      writeFileSync(join(folder, `${name}.woff2`), subset)
      console.log(`${name}: ${subset.length} bytes`)
    }
    if (hasSigns && script === 'latin') await write(`${family}-signs`, headingSigns)
    await write(`${family}-${script}${suffix}`, fontLetters[script])
    if (use === undefined) continue
    for (const alphabet of new Set(languages.map((language) => alphabetOf(language, use)))) {
      const { own } = splitScript(script, alphabet === undefined ? '' : alphabetLetters(alphabet, use))
      if (own !== '') await write(`${family}-${script}-${alphabet}`, own)
    }
  }
}
