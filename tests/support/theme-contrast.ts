/** The color tokens of backgrounds for text. */
export const grounds = ['paper', 'surface', 'surface-strong', 'warm-soft']

/** The tokens with their minimum contrast, each with the tokens that it must contrast with. */
const required: readonly (readonly [token: string, ratio: number, others: readonly string[]])[] = [
  ['ink', 12, grounds],
  ['ink', 4.5, ['warm']],
  ['ink-soft', 7, grounds],
  ['accent', 4.5, grounds],
  ['accent-hover', 4.5, grounds],
  ['link', 4.5, grounds],
  ['visited', 4.5, grounds],
  ['on-accent', 4.5, ['accent', 'accent-hover']],
  ['on-deep', 7, ['deep']],
  ['line-control', 3, grounds],
  ['on-warm', 4.5, ['warm', 'warm-soft']],
  ['warm-ink', 4.5, ['warm-soft']],
  ['focus', 3, grounds],
  ['focus-gap', 3, ['focus']],
]

/**
 * The further requirements of the dark scheme. For example, on dark paper, the warm color must also have enough contrast as
 * a line, and text in the accent color must have more than the minimum.
 */
export const inDarkScheme: typeof required = [
  ['warm', 3, ['paper', 'deep']],
  ['warm-ink', 4.5, grounds],
  ['accent', 6, grounds],
  ['ink', 4.5, ['tint', 'tint-2']],
]

/** Returns the colors that a theme's CSS sets with `light-dark()`, by token, in one color scheme, as `#rrggbb`. */
export function tokensIn(css: string, scheme: 'light' | 'dark' = 'light'): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--([a-z0-9-]+):light-dark\((#[0-9a-f]{6}),(#[0-9a-f]{6})\)/g)].map(
      ([, name = '', light = '', dark = '']) => [name, scheme === 'light' ? light : dark],
    ),
  )
}

/** Returns the red, green and blue channels of `#rrggbb`, each from 0 to 255. */
export function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** Returns the contrast ratio of two colors as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((hex) => {
      const [r = 0, g = 0, b = 0] = channelsOf(hex).map((byte) =>
        byte / 255 <= 0.03928 ? byte / 255 / 12.92 : Math.pow((byte / 255 + 0.055) / 1.055, 2.4),
      )
      return r * 0.2126 + g * 0.7152 + b * 0.0722
    })
    .toSorted((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Returns a line for each pair of tokens with too little contrast; `more` adds pairs to those required of every theme. */
export function tooWeak(tokens: Record<string, string>, more: typeof required = []): string[] {
  return [...required, ...more].flatMap(([token, ratio, others]) =>
    others
      .map((other) => ({ other, found: contrast(tokens[token] ?? '', tokens[other] ?? '') }))
      .filter(({ found }) => !(found >= ratio))
      .map(({ other, found }) => `${token} on ${other}: ${found}, must be ${ratio}`),
  )
}
