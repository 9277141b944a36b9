import {
  A98RGB,
  ColorSpace,
  HSL,
  HWB,
  Lab,
  LCH,
  mix,
  OKLab,
  OKLCH,
  P3,
  parse,
  type PlainColorObject,
  ProPhoto,
  REC_2020,
  sRGB,
  sRGB_Linear,
  to,
  toGamut,
  XYZ_D50,
  XYZ_D65,
} from 'colorjs.io/fn'
import { LRUCache } from 'lru-cache'

// Only the color spaces of CSS Color 4 are registered, and not the library's others, because a color must be valid in CSS.
for (const space of [
  sRGB,
  sRGB_Linear,
  HSL,
  HWB,
  Lab,
  LCH,
  OKLab,
  OKLCH,
  P3,
  A98RGB,
  ProPhoto,
  REC_2020,
  XYZ_D50,
  XYZ_D65,
])
  ColorSpace.register(space)

/** A color as `#rrggbb`, in lower case. */
export type Hex = `#${string}`

/** The theme of the design's reference screens; its colors replace invalid ones. */
export const referenceTheme = {
  primaryColor: '#0e5263',
  primaryColorDark: '#08313c',
  primaryColorLight: '#dcebe8',
  primaryTextColor: '#ffffff',
  secondaryColor: '#e2a62b',
  secondaryColorDark: '#774d00',
  secondaryColorLight: '#fbf0d6',
  secondaryTextColor: '#2a1c00',
} as const satisfies Record<string, Hex>

/** The eight colors that an editor enters (specification section 3, *Theme*). */
export type ThemeColor = keyof typeof referenceTheme
export type Theme = Readonly<Record<ThemeColor, Hex>>

/** An invalid color and the entered value: at most 80 characters of it, empty if none was entered. */
type ThemeProblem = { readonly color: ThemeColor; readonly value: string }

const themeColors = Object.keys(referenceTheme) as ThemeColor[]

/**
 * Parses the colors that editors entered. Every value must be an opaque CSS color; invalid and missing ones are replaced
 * by the reference theme's and listed in `problems`. Colors outside of sRGB are converted with less chroma, but the same
 * hue and lightness.
 */
export function parseTheme(raw: Readonly<Partial<Record<ThemeColor, string | null | undefined>>>): {
  theme: Theme
  problems: readonly ThemeProblem[]
} {
  const theme: Record<ThemeColor, Hex> = { ...referenceTheme }
  const problems: ThemeProblem[] = []
  for (const color of themeColors) {
    const value = String(raw[color] ?? '')
    const entered = opaqueColor(value)
    if (entered) theme[color] = shade(entered).hex
    else problems.push({ color, value: value.length > 80 ? `${value.slice(0, 79)}…` : value })
  }
  return { theme, problems }
}

/**
 * Serializes the site's colors as one rule for `:root`, each with its hexadecimal values in the light and the dark scheme;
 * the property `color-scheme` selects between them. If a theme needs no correction, the light ones are the mixes of
 * tokens.css; otherwise lightness is changed until the required contrasts are met.
 */
export function themeCss(theme: Theme): string {
  const { light, dark } = tokensOf(theme)
  const names = Object.keys(light) as (keyof Tokens)[]
  return `:root{${names.map((name) => `--${name}:light-dark(${light[name]},${dark[name]})`).join(';')}}`
}

/** The colors of the browser's user interface (`<meta name="theme-color">`), by color scheme. */
export type ThemeColors = { readonly light: Hex; readonly dark: Hex }

/** Returns the colors for `<meta name="theme-color">`: the primary color as the site shows it, and a dark surface. */
export function themeColorsMeta(theme: Theme): ThemeColors {
  const { light, dark } = tokensOf(theme)
  return { light: light.accent, dark: dark['surface-strong'] }
}

type Tokens = ReturnType<typeof deriveTokens>
type Schemes = { readonly light: Tokens; readonly dark: Tokens }

/** The derived tokens by theme. The cache is bounded, because a live preview may try many themes. */
const tokenCache = new LRUCache<string, Schemes>({ max: 100 })

function tokensOf(theme: Theme): Schemes {
  const key = themeColors.map((color) => theme[color]).join()
  const cached = tokenCache.get(key)
  if (cached) return cached
  const schemes = { light: deriveTokens(theme), dark: deriveDarkTokens(theme) }
  tokenCache.set(key, schemes)
  return schemes
}

const enteredIn = (theme: Theme) => (color: ThemeColor) => toOklab(parse(theme[color]))

/**
 * The minimum relative luminance of backgrounds for text. Pure black has a contrast of 15:1 on them, so every contrast below
 * can be met while dark colors retain some of their hue. The fixed red of the emergency cards still has 4.5:1.
 */
const groundLuminance = 0.7

/** Derives the tokens in the order of their dependencies: each color is corrected against colors that are final. */
function deriveTokens(theme: Theme) {
  const entered = enteredIn(theme)
  const paper = shade(toOklab(parse('#ffffff')))
  const black = toOklab(parse('#0b0b0b'))
  const redBrown = toOklab(parse('#5a2140'))

  // The backgrounds of text are light.
  const ground = (color: Color) => shiftLightness(color, 'lighter', ({ luminance }) => luminance >= groundLuminance)
  const surfaceStrong = ground(entered('primaryColorLight'))
  const surface = ground(blend(surfaceStrong.color, 0.52, paper.color))
  const warmSoft = ground(entered('secondaryColorLight'))
  const onDeep = ground(blend(surfaceStrong.color, 0.6, paper.color))

  // The text on these backgrounds is dark. The soft warm color is one of them, because marked words and notices use it.
  const grounds = [paper, surface, surfaceStrong, warmSoft]
  const onGrounds = (color: Color, ratio: number) => shiftLightness(color, 'darker', contrasts(ratio, grounds))
  const dark = shiftLightness(
    entered('primaryColorDark'),
    'darker',
    (shown) => contrasts(4.5, grounds)(shown) && contrasts(7, [onDeep])(shown),
  )
  const ink = onGrounds(blend(dark.color, 0.55, black), 12)
  const accent = onGrounds(entered('primaryColor'), 4.5)

  // The colors on or beside the dark ones are light.
  const onAccent = shiftLightness(entered('primaryTextColor'), 'lighter', contrasts(4.5, [accent, dark]))
  const focusGap = shiftLightness(entered('secondaryColor'), 'lighter', contrasts(3, [dark]))
  // Icons and drawings on the warm color are in the color of ink.
  const warm = shiftLightness(entered('secondaryColor'), 'lighter', contrasts(4.5, [ink]))

  const onWarm = shiftLightness(entered('secondaryTextColor'), 'darker', contrasts(4.5, [warm, warmSoft]))

  const [, a, b] = surfaceStrong.color.coords
  return {
    paper: paper.hex,
    ink: ink.hex,
    'ink-soft': onGrounds(blend(ink.color, 0.8, paper.color), 7).hex,
    surface: surface.hex,
    'surface-strong': surfaceStrong.hex,
    deep: dark.hex,
    'on-deep': onDeep.hex,
    accent: accent.hex,
    'on-accent': onAccent.hex,
    'accent-hover': dark.hex,
    warm: warm.hex,
    'warm-soft': warmSoft.hex,
    'on-warm': onWarm.hex,
    'warm-ink': shiftLightness(entered('secondaryColorDark'), 'darker', contrasts(4.5, [warmSoft])).hex,
    link: accent.hex,
    visited: onGrounds(blend(accent.color, 0.45, redBrown), 4.5).hex,
    tint: shade(oklabColor([0.885, a * 2.1, b * 2.1])).hex,
    'tint-2': shade(oklabColor([0.79, a * 3.1, b * 3.1])).hex,
    line: shade(blend(dark.color, 0.2, paper.color)).hex,
    'line-control': onGrounds(blend(dark.color, 0.66, paper.color), 3).hex,
    focus: dark.hex,
    'focus-gap': focusGap.hex,
  } satisfies Record<string, Hex>
}

/**
 * The maximum relative luminance of backgrounds for text in the dark scheme. White has a contrast of 15:1 on them, as black
 * does on light ones.
 */
const darkGroundLuminance = 0.02

/**
 * Derives the tokens of the dark scheme, in the same order and with at least the same contrasts. Backgrounds have the hues
 * of the theme, but not its lightness, which is designed for the light scheme.
 */
function deriveDarkTokens(theme: Theme): Tokens {
  const entered = enteredIn(theme)
  const white = toOklab(parse('#ffffff'))
  const mauve = toOklab(parse('#d9aecb'))

  // The backgrounds of text are dark. The deep background is darker than the paper, so that it remains distinct from it.
  const ground = (color: Color) => shiftLightness(color, 'darker', ({ luminance }) => luminance <= darkGroundLuminance)
  const paper = ground(toned(entered('primaryColorDark'), 0.19, 0.02))
  const surface = ground(toned(entered('primaryColorDark'), 0.225, 0.025))
  const surfaceStrong = ground(toned(entered('primaryColorDark'), 0.265, 0.034))
  const warmSoft = ground(toned(entered('secondaryColor'), 0.268, 0.045))
  const deep = ground(toned(entered('primaryColorDark'), 0.145, 0.02))
  const onDeep = shiftLightness(blend(entered('primaryColorLight'), 0.6, white), 'lighter', contrasts(7, [deep]))

  // The text on these backgrounds is light.
  const grounds = [paper, surface, surfaceStrong, warmSoft]
  const onGrounds = (color: Color, ratio: number) => shiftLightness(color, 'lighter', contrasts(ratio, grounds))
  const ink = onGrounds(toned(entered('primaryColorLight'), 0.93, 0.012), 12)
  const accent = onGrounds(entered('primaryColor'), 6)
  const accentHover = onGrounds(blend(accent.color, 0.55, white), 6)

  // The accent is light in this scheme, so the text on it is dark. The warm color stands out from the paper and the deep
  // background, but is darkened as far as light text on it requires.
  const onAccent = shiftLightness(paper.color, 'darker', contrasts(4.5, [accent, accentHover]))
  const seen = shiftLightness(entered('secondaryColor'), 'lighter', contrasts(3, [paper, deep]))
  const warm = shiftLightness(seen.color, 'darker', contrasts(4.5, [ink]))
  const onWarm = shiftLightness(entered('secondaryColorLight'), 'lighter', contrasts(4.5, [warm, warmSoft]))

  const [, a, b] = entered('primaryColorLight').coords
  return {
    paper: paper.hex,
    ink: ink.hex,
    'ink-soft': onGrounds(blend(ink.color, 0.8, paper.color), 7).hex,
    surface: surface.hex,
    'surface-strong': surfaceStrong.hex,
    deep: deep.hex,
    'on-deep': onDeep.hex,
    accent: accent.hex,
    'on-accent': onAccent.hex,
    'accent-hover': accentHover.hex,
    warm: warm.hex,
    'warm-soft': warmSoft.hex,
    'on-warm': onWarm.hex,
    'warm-ink': onGrounds(entered('secondaryColor'), 4.5).hex,
    link: accent.hex,
    visited: onGrounds(blend(accent.color, 0.45, mauve), 4.5).hex,
    tint: shade(oklabColor([0.36, a * 2.1, b * 2.1])).hex,
    'tint-2': shade(oklabColor([0.46, a * 3.1, b * 3.1])).hex,
    line: shade(blend(ink.color, 0.22, paper.color)).hex,
    'line-control': onGrounds(blend(ink.color, 0.5, paper.color), 3).hex,
    focus: ink.hex,
    'focus-gap': warm.hex,
  }
}

/** A color in OKLab: the lightness from 0 to 1, and the two axes of hue and chroma. */
type Color = PlainColorObject & { coords: [lightness: number, a: number, b: number] }

/** A color as a screen shows it: 8 bits per channel. `luminance` is WCAG's relative luminance of these, 0 to 1. */
type Shade = { readonly color: Color; readonly hex: Hex; readonly luminance: number }

/** The longest CSS color that is parsed, in characters. */
const maxColorLength = 128

/** Matches texts that look like a color of CSS Color 4. Whether a word or the arguments are valid is left to `parse`. */
const colorForm =
  /^(?!.*--)(?:#[\da-f]{3,8}|[a-z]+|(?:(?:rgb|hsl)a?|hwb|(?:ok)?l(?:ab|ch)|color)\([a-z\d\s.,%/+-]+\))$/i

/** Parses an opaque CSS color; undefined if `value` is not a color, or one that is not opaque. */
function opaqueColor(value: string): Color | undefined {
  if (value.length > maxColorLength || !colorForm.test(value.trim())) return undefined
  try {
    const parsed = parse(value)
    // A word such as `constructor` is found among the library's color names, but has no coordinates.
    if (parsed.alpha !== 1 || !Array.isArray(parsed.coords)) return undefined
    const color = toOklab(parsed)
    return color.coords.every(Number.isFinite) ? color : undefined
  } catch {
    return undefined
  }
}

const oklabColor = (coords: Color['coords']): Color => ({ space: OKLab, coords, alpha: 1 })

/** Converts a color to OKLab; a missing component (`none`) is 0, as in CSS. */
function toOklab(color: Parameters<typeof to>[0]): Color {
  const [lightness, a, b] = to(color, OKLab).coords
  return oklabColor([lightness ?? 0, a ?? 0, b ?? 0])
}

/** Mixes `share` (0 to 1) of one color into another, like CSS `color-mix(in oklab, …)`. */
const blend = (one: Color, share: number, other: Color): Color => toOklab(mix(other, one, share, { space: OKLab }))

/** Returns a color of the same hue with the given lightness, and at most the given chroma. */
function toned({ coords: [, a, b] }: Color, lightness: number, maxChroma: number): Color {
  const share = Math.min(1, maxChroma / (Math.hypot(a, b) || 1))
  return oklabColor([lightness, a * share, b * share])
}

/** Converts a color to sRGB. Hue and lightness are preserved, and so is as much of the chroma as sRGB can show. */
function shade({ coords: [lightness, a, b] }: Color): Shade {
  const entered = oklabColor([Math.min(Math.max(lightness, 0), 1), a, b])
  const color = toOklab(toGamut(entered, { space: sRGB, method: 'oklch.c', jnd: 0, deltaEMethod: 'OK' }))
  const bytes = to(color, sRGB).coords.map((channel) => Math.round(Math.min(Math.max(channel ?? 0, 0), 1) * 255))
  const hex: Hex = `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  return { color, hex, luminance: luminance(bytes) }
}

/**
 * Computes the relative luminance as WCAG 2.2 defines it. The library computes contrasts that are off by up to 0.02%,
 * enough for a color that must have 4.5:1 to fall short of that.
 */
function luminance(bytes: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = bytes.map((byte) => {
    const channel = byte / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns a function that returns whether a shade has at least the contrast `ratio` (WCAG 2.2) to each of `others`. */
const contrasts =
  (ratio: number, others: readonly Shade[]) =>
  (shown: Shade): boolean =>
    others.every(
      (other) =>
        (Math.max(shown.luminance, other.luminance) + 0.05) / (Math.min(shown.luminance, other.luminance) + 0.05) >=
        ratio,
    )

/**
 * Returns the color itself if `holds` accepts it; otherwise the nearest accepted one, found by bisecting the lightness to
 * less than a thousandth. Black (`darker`) or white (`lighter`) must be accepted.
 */
function shiftLightness(color: Color, direction: 'darker' | 'lighter', holds: (shown: Shade) => boolean): Shade {
  const asEntered = shade(color)
  if (holds(asEntered)) return asEntered
  const [lightness, a, b] = color.coords
  let [failing, holding] = [lightness, direction === 'darker' ? 0 : 1]
  let nearest = shade(oklabColor([holding, 0, 0]))
  for (let step = 0; step < 10; step += 1) {
    const between = (failing + holding) / 2
    const candidate = shade(oklabColor([between, a, b]))
    if (holds(candidate)) {
      nearest = candidate
      holding = between
    } else failing = between
  }
  return nearest
}
