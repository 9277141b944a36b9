/**
 * Writes `src/ui/fonts/*.woff2`: the fonts of the site, reduced to the letters of its languages and to the weights in use.
 * It has to be run when these change; the files are committed.
 *
 *     node scripts/subset-fonts.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { type FontScript, fontLetters } from '../src/ui/font-letters.ts'
import { requireNode } from './lib/require-node.ts'
import { root } from './lib/run-command.ts'

requireNode()

type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
type Font = {
  readonly source: string
  readonly scripts: readonly FontScript[]
  readonly axes: Axes
  readonly suffix?: string
}

const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const
/** The range of weights in running text. */
const text: Axes = { wght: { min: 400, max: 700 } }
/** The range of weights in leads and headings. The optical size is fixed, because its axis would double the file. */
const headings: Axes = { wght: { min: 400, max: 600 }, opsz: 36 }

const fonts: readonly Font[] = [
  { source: 'source-sans-3-*-wght-normal', scripts, axes: text },
  { source: 'source-sans-3-*-wght-italic', scripts, axes: text, suffix: '-italic' },
  { source: 'literata-*-opsz-normal', scripts, axes: headings },
  { source: 'noto-sans-arabic-*-wght-normal', scripts: ['arabic'], axes: text },
  // Arabic headings take their spaces, digits and punctuation from the Latin file.
  { source: 'noto-naskh-arabic-*-wght-normal', scripts: ['arabic', 'latin'], axes: text },
]

const folder = join(root, 'src/ui/fonts')
mkdirSync(folder, { recursive: true })
for (const { source, scripts: fontScripts, axes, suffix = '' } of fonts) {
  const [family = ''] = source.split('-*-')
  for (const script of fontScripts) {
    const path = `node_modules/@fontsource-variable/${family}/files/${source.replace('*', script)}.woff2`
    const subset = await subsetFont(readFileSync(join(root, path)), fontLetters[script], {
      targetFormat: 'woff2',
      variationAxes: axes,
    })
    const name = `${family}-${script}${suffix}.woff2`
    writeFileSync(join(folder, name), subset)
    console.log(`${name}: ${subset.length} bytes`)
  }
}
