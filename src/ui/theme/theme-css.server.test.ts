import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  channelsOf,
  contrast,
  grounds,
  inDarkScheme,
  tokensIn,
  tooWeak,
} from '../../../tests/support/theme-contrast.ts'
import {
  parseTheme,
  referenceTheme,
  themeColorsMeta,
  themeCss,
  type Hex,
  type Theme,
  type ThemeColor,
} from './theme-css.server.ts'

/** Matches the rule of a theme, in which every token has two hexadecimal values, and which contains nothing else. */
const themeRule = /^:root\{(--[a-z0-9-]+:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\);?)+\}$/

const names = Object.keys(referenceTheme) as ThemeColor[]

const green: Theme = {
  primaryColor: '#1f5c3a',
  primaryColorDark: '#12331f',
  primaryColorLight: '#e2edda',
  primaryTextColor: '#ffffff',
  secondaryColor: '#d96c4a',
  secondaryColorDark: '#7c2f14',
  secondaryColorLight: '#fbe7df',
  secondaryTextColor: '#2b0d03',
}

const blue: Theme = {
  primaryColor: '#23428f',
  primaryColorDark: '#14244f',
  primaryColorLight: '#e3e9f6',
  primaryTextColor: '#ffffff',
  secondaryColor: '#f0c24b',
  secondaryColorDark: '#6d5100',
  secondaryColorLight: '#fdf3d7',
  secondaryTextColor: '#241b00',
}

/** The colors that a browser computes from the mixes in `styles/tokens.css`. */
const inBrowser = [
  [
    'reference',
    referenceTheme,
    {
      paper: '#ffffff',
      ink: '#0d1f25',
      'ink-soft': '#37464b',
      surface: '#edf5f3',
      'surface-strong': '#dcebe8',
      deep: '#08313c',
      'on-deep': '#eaf3f1',
      accent: '#0e5263',
      'on-accent': '#ffffff',
      'accent-hover': '#08313c',
      warm: '#e2a62b',
      'warm-soft': '#fbf0d6',
      'on-warm': '#2a1c00',
      'warm-ink': '#774d00',
      link: '#0e5263',
      visited: '#473a4f',
      tint: '#c1e1db',
      'tint-2': '#97c6bd',
      line: '#cad2d5',
      'line-control': '#597179',
      focus: '#08313c',
      'focus-gap': '#e2a62b',
    },
  ],
  [
    'green',
    green,
    {
      paper: '#ffffff',
      ink: '#112016',
      'ink-soft': '#39473d',
      surface: '#f0f6ec',
      'surface-strong': '#e2edda',
      deep: '#12331f',
      'on-deep': '#eef4e9',
      accent: '#1f5c3a',
      'on-accent': '#ffffff',
      'accent-hover': '#12331f',
      warm: '#d96c4a',
      'warm-soft': '#fbe7df',
      'on-warm': '#2b0d03',
      'warm-ink': '#7c2f14',
      link: '#1f5c3a',
      visited: '#4b3f3e',
      tint: '#cbe2ba',
      'tint-2': '#a6c78d',
      line: '#cbd2cd',
      'line-control': '#5d7363',
      focus: '#12331f',
      'focus-gap': '#d96c4a',
    },
  ],
  [
    'blue',
    blue,
    {
      paper: '#ffffff',
      ink: '#10192f',
      'ink-soft': '#384154',
      surface: '#f0f4fa',
      'surface-strong': '#e3e9f6',
      deep: '#14244f',
      'on-deep': '#eef2fa',
      accent: '#23428f',
      'on-accent': '#ffffff',
      'accent-hover': '#14244f',
      warm: '#f0c24b',
      'warm-soft': '#fdf3d7',
      'on-warm': '#241b00',
      'warm-ink': '#6d5100',
      link: '#23428f',
      visited: '#483463',
      tint: '#cdd9f4',
      'tint-2': '#a9bae1',
      line: '#cacfda',
      'line-control': '#5a6989',
      focus: '#14244f',
      'focus-gap': '#f0c24b',
    },
  ],
] as const

const everywhere = (value: string | null | undefined) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<ThemeColor, string | null | undefined>

describe('the colors of a theme', () => {
  test.each(inBrowser)('the %s theme needs no correction, and equals the design', (_name, theme, expected) => {
    const tokens = tokensIn(themeCss(theme))
    expect(Object.keys(tokens).toSorted()).toEqual(Object.keys(expected).toSorted())
    const differing = Object.entries(expected).filter(([name, hex]) => {
      const found = channelsOf(tokens[name] ?? '')
      return !channelsOf(hex).every((channel, at) => Math.abs(channel - (found[at] ?? 0)) <= 1)
    })
    expect(differing).toEqual([])
    expect(tooWeak(tokens)).toEqual([])
  })

  test('every token derived from the theme is set by the theme’s CSS', () => {
    const sheet = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
    const set = tokensIn(themeCss(referenceTheme))
    const takenFromTheme = [...sheet.matchAll(/--([a-z0-9-]+):([^;]*var\(--theme-[^;]*);/g)].map(
      ([, name = '']) => name,
    )
    expect(takenFromTheme.length).toBeGreaterThan(15)
    expect(takenFromTheme.filter((name) => !(name in set))).toEqual([])
  })

  test('any eight colors give sufficient contrast and only hexadecimal values', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`)
    const extreme = fc.constantFrom<Hex[]>(
      '#000000',
      '#ffffff',
      '#ff0000',
      '#00ff00',
      '#0000ff',
      '#ffff00',
      '#00ffff',
      '#ff00ff',
      '#808080',
    )
    const color = fc.oneof(hex, extreme)
    const theme = fc.record(Object.fromEntries(names.map((name) => [name, color])) as Record<ThemeColor, typeof color>)
    fc.assert(
      fc.property(theme, (entered) => {
        const css = themeCss(entered)
        expect(css).toMatch(themeRule)
        expect(tooWeak(tokensIn(css))).toEqual([])
        expect(tooWeak(tokensIn(css, 'dark'), inDarkScheme)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('a color that is too light is darkened only as far as needed, and keeps its hue', () => {
    const {
      accent = '',
      surface,
      'surface-strong': strong,
    } = tokensIn(themeCss({ ...referenceTheme, primaryColor: '#ff8a00' }))
    const [red = 0, green = 0, blue = 0] = channelsOf(accent)
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue)
    const least = Math.min(...['#ffffff', surface, strong].map((ground) => contrast(accent, ground ?? '')))
    expect(least).toBeGreaterThanOrEqual(4.5)
    expect(least).toBeLessThan(4.6)
  })

  test('black text on a yellow button becomes light when the button has to become dark', () => {
    const tokens = tokensIn(themeCss({ ...referenceTheme, primaryColor: '#ffe100', primaryTextColor: '#000000' }))
    expect(contrast(tokens['on-accent'] ?? '', '#000000')).toBeGreaterThan(contrast(tokens.accent ?? '', '#000000'))
    expect(tooWeak(tokens)).toEqual([])
  })

  test('dark surfaces are lightened until text on them has sufficient contrast', () => {
    const tokens = tokensIn(
      themeCss({ ...referenceTheme, primaryColorLight: '#400000', secondaryColorLight: '#000000' }),
    )
    for (const ground of grounds) expect(contrast(tokens[ground] ?? '', '#000000')).toBeGreaterThanOrEqual(15)
    expect(tooWeak(tokens)).toEqual([])
  })

  test('in the dark scheme backgrounds are dark, in the hue of the theme, and colors are lightened only as far as needed', () => {
    const tokens = tokensIn(themeCss(referenceTheme), 'dark')
    for (const ground of grounds) expect(contrast(tokens[ground] ?? '', '#ffffff')).toBeGreaterThanOrEqual(15)
    const [red = 0, green = 0, blueChannel = 0] = channelsOf(tokens['paper'] ?? '')
    expect(blueChannel).toBeGreaterThan(red)
    expect(green).toBeGreaterThan(red)
    const least = Math.min(...grounds.map((ground) => contrast(tokens['accent'] ?? '', tokens[ground] ?? '')))
    expect(least).toBeGreaterThanOrEqual(6)
    expect(least).toBeLessThan(6.1)
  })

  test('the meta theme-color is the corrected primary color, and a dark surface in the dark scheme', () => {
    const css = themeCss(referenceTheme)
    expect(themeColorsMeta(referenceTheme)).toEqual({
      light: '#0e5263',
      dark: tokensIn(css, 'dark')['surface-strong'],
    })
    const pale = { ...referenceTheme, primaryColor: '#ffff00' } as const
    expect(themeColorsMeta(pale).light).toBe(tokensIn(themeCss(pale)).accent)
  })
})

describe('parsing the colors of a theme', () => {
  test.each([
    ['#0E5263', '#0e5263'],
    ['#abc', '#aabbcc'],
    ['#0e5263ff', '#0e5263'],
    [' rebeccapurple\n', '#663399'],
    ['White', '#ffffff'],
    ['rgb(14, 82, 99)', '#0e5263'],
    ['rgb(14 82 99 / 100%)', '#0e5263'],
    ['rgba(14, 82, 99, 1)', '#0e5263'],
    ['hsl(120deg 100% 20%)', '#006600'],
    ['hsla(120, 100%, 20%, 1)', '#006600'],
    ['hwb(0 100% 0%)', '#ffffff'],
    ['lab(100% 0 0)', '#ffffff'],
    ['lch(0% 0 0)', '#000000'],
    ['oklab(1 0 0)', '#ffffff'],
    ['oklch(0 0 none)', '#000000'],
    ['color(srgb 1 0 0)', '#ff0000'],
    ['color(display-p3 1 1 1)', '#ffffff'],
  ])('%j is parsed to %s', (value, hex) => {
    expect(parseTheme(everywhere(value))).toEqual({ theme: everywhere(hex), problems: [] })
  })

  test.each([
    'red;}body{display:none',
    '#fff;}body{display:none}',
    'rgb(1,2,3);}body{x:rgb(1,2,3)',
    '</style><script>alert(1)</script>',
    'url(x)',
    'url(//example.org/x)',
    '',
    ' ',
    'transparent',
    'currentColor',
    'inherit',
    'constructor',
    'var(--x)',
    'color-mix(in srgb, red, blue)',
    'light-dark(red, blue)',
    'rgb(from red r g b)',
    'rgb(calc(NaN) 0 0)',
    'rgb(1 2)',
    'rgb(a b c)',
    'rgb(1 2 3 4 5)',
    'rgb(NaN 0 0)',
    'rgb(1e999 0 0)',
    'lab(50 1e300 0)',
    'color(--hsv 1 1 1)',
    'color(--srgb 1 1 1)',
    'color(hsv 1 1 1)',
    'jzczhz(0.5 0.1 20)',
    '#12345',
    '#0e526380',
    'rgb(0 0 0 / 50%)',
    'rgb(0 0 0 / none)',
    'red blue',
    'red/**/',
    'notacolor',
  ])('the invalid color %j is replaced by the reference theme’s and reported', (value) => {
    const { theme, problems } = parseTheme(everywhere(value))
    expect(theme).toEqual(referenceTheme)
    expect(problems).toEqual(names.map((color) => ({ color, value })))
  })

  test.each([null, undefined])(
    '%s is replaced by the reference theme’s color and reported with an empty value',
    (value) => {
      const { theme, problems } = parseTheme(everywhere(value))
      expect(theme).toEqual(referenceTheme)
      expect(problems).toEqual(names.map((color) => ({ color, value: '' })))
    },
  )

  test('missing colors are reported', () => {
    expect(parseTheme({}).problems.map(({ color }) => color)).toEqual(names)
  })

  test.each([
    'a'.repeat(1_000_000),
    `rgb(${'calc(NaN)'.repeat(100_000)}`,
    `rgb(${'0'.repeat(1000)} 0 0)`,
    `#fff${' '.repeat(10_000)}x`,
  ])('a very long value is rejected, and reported shortened', (value) => {
    const { theme, problems } = parseTheme({ ...blue, primaryColor: value })
    expect(theme).toEqual({ ...blue, primaryColor: referenceTheme.primaryColor })
    expect(problems).toEqual([{ color: 'primaryColor', value: `${value.slice(0, 79)}…` }])
  })

  test('one invalid color leaves the other seven unchanged', () => {
    const { theme, problems } = parseTheme({ ...blue, secondaryColor: 'goldish' })
    expect(theme).toEqual({ ...blue, secondaryColor: referenceTheme.secondaryColor })
    expect(problems).toEqual([{ color: 'secondaryColor', value: 'goldish' }])
  })

  test('a color outside sRGB keeps its hue', () => {
    for (const value of ['color(display-p3 0 1 0)', 'oklch(0.7 900 145)', 'lab(60 -120 60)']) {
      const { theme, problems } = parseTheme({ ...blue, primaryColor: value })
      expect(problems).toEqual([])
      const [red = 0, green = 0, blueChannel = 0] = channelsOf(theme.primaryColor)
      expect(green).toBeGreaterThan(red)
      expect(green).toBeGreaterThan(blueChannel)
    }
  })

  test('any text as color gives only hexadecimal values in the CSS', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('red', '#fff')), (value) => {
        const { theme, problems } = parseTheme(everywhere(value))
        expect(problems.length === 0 || problems.length === 8).toBe(true)
        expect(themeCss(theme)).toMatch(themeRule)
      }),
    )
  })
})
