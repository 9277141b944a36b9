import { readFileSync } from 'node:fs'
import { deltaEOK, parse as parseColor, to } from 'colorjs.io/fn'
import { describe, expect, test } from 'vitest'
import { load } from 'js-yaml'
import { drawMark, markColors } from '../../scripts/lib/site-logos.ts'
import { readSiteTheme } from '../../scripts/lib/site-theme.ts'
import { siteHandles, sites, type SiteHandle } from '../../src/sites/sites.ts'
import { themeCss } from '../../src/ui/theme/theme-css.server.ts'
import { contrast, grounds, inDarkScheme, tokensIn, tooWeak } from '../support/theme-contrast.ts'

// The 22 identities of docs/settled.md, section 16, form one system, in which each site has colors and a mark of its own.

const inProject = (path: string) => new URL(`../../${path}`, import.meta.url)
const read = (path: string) => readFileSync(inProject(path), 'utf8')
const asset = (name: string) => read(`graphql/content/assets/${name}`)

const themes = siteHandles.map((handle) => ({ handle, theme: readSiteTheme(handle) }))
const directionOf = (handle: SiteHandle) => (sites[handle].rtl ? 'rtl' : 'ltr')

/** Returns the path data of a drawing, without colors. Two marks of the same shape have the same path data. */
const formOf = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(' ')

/** Returns the difference between two colors in OKLab; about 0.02 is just visible when they are side by side. */
const difference = (one: string, other: string) => deltaEOK(parseColor(one), parseColor(other))

function pairs<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const))
}

/** Returns the fixed colors of the care cards in a color scheme, by token. */
const careColors = (scheme: 'light' | 'dark') =>
  Object.fromEntries(
    [
      ...read('src/ui/styles/tokens.css').matchAll(
        /--(care-[a-z-]+): (?:light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)|(#[\da-f]{6}));/g,
      ),
    ].map(([, name = '', light, dark, both = '']) => [name, (scheme === 'light' ? light : dark) ?? both]),
  )

/** Returns the pairs of sites whose colors differ by less than `minDifference`, as text with the difference. */
const tooAlike = (color: 'primaryColor' | 'secondaryColor', minDifference: number) =>
  pairs(themes)
    .map(([one, other]) => ({ sites: [one, other], found: difference(one.theme[color], other.theme[color]) }))
    .filter(({ found }) => found < minDifference)
    .map(({ sites: alike, found }) => `${alike.map(({ handle }) => handle).join(' and ')}: ${found}`)

/** The pairs of sites that are likely to share readers, because their languages are neighbors on the map or in the menu. */
const neighbours: readonly (readonly [SiteHandle, SiteHandle])[] = [
  ...siteHandles.slice(1).map((handle, at) => [siteHandles[at] ?? 'en', handle] as const),
  ['nl', 'de'],
  ['nl', 'fr'],
  ['fr', 'es'],
  ['fr', 'it'],
  ['es', 'pt'],
  ['es', 'ar'],
  ['de', 'pl'],
  ['de', 'cz'],
  ['de', 'it'],
  ['it', 'sl'],
  ['sl', 'hr'],
  ['hr', 'hu'],
  ['hu', 'sk'],
  ['cz', 'sk'],
  ['pl', 'sk'],
  ['el', 'tr'],
  ['el', 'bg'],
  ['el', 'al'],
  ['tr', 'bg'],
  ['lv', 'ee'],
  ['fi', 'ee'],
]

describe('the identities of the sites', () => {
  test('22 distinct themes and marks', () => {
    const assets = siteHandles.map(
      (handle) => load(read(`graphql/content/${handle}/globals/assets.yaml`)) as Record<string, string>,
    )
    const distinct = (values: readonly unknown[]) => new Set(values).size
    expect({
      themes: distinct(themes.map(({ theme }) => Object.values(theme).join())),
      primaries: distinct(themes.map(({ theme }) => theme.primaryColor)),
      accents: distinct(themes.map(({ theme }) => theme.secondaryColor)),
      icons: distinct(assets.map(({ favicon }) => favicon)),
      marks: distinct(assets.map(({ navigationLogo }) => formOf(asset(`${navigationLogo}.svg`)))),
      footerMarks: distinct(assets.map(({ footerLogo }) => formOf(asset(`${footerLogo}.svg`)))),
    }).toEqual({ themes: 22, primaries: 22, accents: 22, icons: 22, marks: 22, footerMarks: 22 })
  })

  test('any two sites differ visibly in their primary colors and in their accents, neighbours more', () => {
    expect(tooAlike('primaryColor', 0.05)).toEqual([])
    expect(tooAlike('secondaryColor', 0.03)).toEqual([])
    const primaryOf = (handle: SiteHandle) => readSiteTheme(handle).primaryColor
    const alike = neighbours.filter(([one, other]) => difference(primaryOf(one), primaryOf(other)) < 0.08)
    expect(alike).toEqual([])
  })

  test.each(themes)('$handle: every pair of colors has its contrast as entered', ({ theme }) => {
    const tokens = tokensIn(themeCss(theme))
    // Lines at the current item in the footer and at the current step in a module, headings in the footer, and borders use
    // these pairs.
    const asUsed = [
      ['warm', 3, ['deep']],
      ['warm-ink', 4.5, ['paper']],
    ] as const
    expect(tooWeak(tokens, asUsed)).toEqual([])
    expect(contrast('#ffffff', tokens['deep'] ?? '')).toBeGreaterThanOrEqual(7)
    expect(tokens).toMatchObject({
      accent: theme.primaryColor,
      deep: theme.primaryColorDark,
      'surface-strong': theme.primaryColorLight,
      'on-accent': theme.primaryTextColor,
      warm: theme.secondaryColor,
      'warm-ink': theme.secondaryColorDark,
      'warm-soft': theme.secondaryColorLight,
      'on-warm': theme.secondaryTextColor,
    })
  })

  test.each(themes)('$handle: in the dark scheme every pair of colors has its contrast', ({ theme }) => {
    const tokens = tokensIn(themeCss(theme), 'dark')
    expect(tooWeak(tokens, inDarkScheme)).toEqual([])
    expect(contrast('#ffffff', tokens['deep'] ?? '')).toBeGreaterThanOrEqual(7)
    // The mark in the header consists of a field and the figure on it.
    expect(contrast(tokens['on-deep'] ?? '', tokens['paper'] ?? '')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tokens['deep'] ?? '', tokens['on-deep'] ?? '')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tokens['warm'] ?? '', tokens['on-deep'] ?? '')).toBeGreaterThanOrEqual(3)
  })

  test.each(['light', 'dark'] as const)(
    'the colors of the care cards have their contrast on every site: %s',
    (scheme) => {
      const care = careColors(scheme)
      const emergency = care['care-emergency'] ?? ''
      const emergencyGround = care['care-emergency-ground'] ?? ''
      const urgent = care['care-urgent'] ?? ''
      for (const { theme } of themes) {
        const tokens = tokensIn(themeCss(theme), scheme)
        // The color of emergencies is also that of text and lines.
        for (const ground of grounds) expect(contrast(emergency, tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
        expect(contrast(emergencyGround, tokens['paper'] ?? '')).toBeGreaterThanOrEqual(3)
      }
      expect(contrast(emergencyGround, '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(urgent, care['care-urgent-on'] ?? '')).toBeGreaterThanOrEqual(7)
      expect(difference(emergencyGround, urgent)).toBeGreaterThan(0.2)
    },
  )

  test.each(themes)(
    '$handle: both marks contrast with their backgrounds, and their parts with their fields',
    ({ theme }) => {
      const { mark, footerMark } = markColors(theme)
      for (const ground of ['#ffffff', theme.primaryColorLight])
        expect(contrast(mark.field, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(footerMark.field, theme.primaryColorDark)).toBeGreaterThanOrEqual(7)
      for (const { field, beans, line } of [mark, footerMark]) {
        expect(contrast(beans, field)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(line, field)).toBeGreaterThanOrEqual(3)
      }
    },
  )

  test('no primary color looks like blood or an emergency card, and in drawings neither water nor urine is red', () => {
    const emergency = '#a3161a'
    const hueOf = (color: string) => to(parseColor(color), 'oklch').coords[2] ?? 0
    const isRed = (hue: number, from: number, until: number) => hue > from || hue < until
    const bloody = themes.filter(
      ({ theme }) =>
        isRed(hueOf(theme.primaryColor), 355, 45) ||
        difference(theme.primaryColor, emergency) < 0.12 ||
        isRed(hueOf(tokensIn(themeCss(theme))['tint-2'] ?? ''), 345, 60) ||
        isRed(hueOf(theme.secondaryColor), 120, 45),
    )
    expect(bloody.map(({ handle }) => handle)).toEqual([])
  })

  test.each(themes)('$handle: its files are its marks in the colors of its theme', ({ handle, theme }) => {
    const { mark, footerMark } = markColors(theme)
    const own = { favicon: `mark-${handle}`, navigationLogo: `mark-${handle}`, footerLogo: `mark-${handle}-footer` }
    expect(load(read(`graphql/content/${handle}/globals/assets.yaml`))).toMatchObject(own)
    expect(asset(`mark-${handle}.svg`)).toBe(drawMark(handle, directionOf(handle), mark))
    expect(asset(`mark-${handle}-footer.svg`)).toBe(drawMark(handle, directionOf(handle), footerMark))
    for (const size of [64, 180, 192, 512]) {
      const png = readFileSync(inProject(`graphql/content/assets/mark-${handle}-${size}.png`))
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
    }
  })

  test('docs/settled.md lists the colors of every site', () => {
    const rows = [
      ...read('docs/settled.md').matchAll(/^\| ([a-z]{2}) \| [^|#]+(#\w{6}) \| [^|#]+(#\w{6}) \| [^|]+ \|$/gm),
    ]
    expect(rows.map(([, handle, primary, accent]) => [handle, primary, accent])).toEqual(
      themes.map(({ handle, theme }) => [handle, theme.primaryColor, theme.secondaryColor]),
    )
  })
})
