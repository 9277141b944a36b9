/** An asset of an animation. With `e`, `p` contains the embedded image; otherwise `p` is the end of its URL. */
type Asset = { readonly layers?: unknown; readonly e?: unknown; readonly p?: unknown }

/** The parts of an animation's file that may refer to other files. */
type Animation = {
  readonly assets?: readonly Asset[]
  readonly fonts?: { readonly list?: readonly unknown[] }
  readonly chars?: readonly unknown[]
}

/** The keys that set element ids, which may clash with those of the page, or that load further files. */
const leftOut = new Set(['ln', 'segments'])

/**
 * Parses an animation that needs no other files. The player would load the pictures and fonts that a file names from any
 * host, without consent, and would leave text on the page to measure fonts. Throws if the file names such pictures or fonts,
 * or is not valid JSON. Glyphs that are drawn in the file itself (`chars`) and embedded pictures are allowed.
 */
export function readAnimation(text: string): unknown {
  const animation: Animation = JSON.parse(text, (key, value) => (leftOut.has(key) ? undefined : value))
  const { assets = [], fonts, chars } = animation
  if (assets.some(({ layers, e, p }) => !layers && !(e && typeof p === 'string' && p.startsWith('data:image/'))))
    throw new Error('The animation needs other files.')
  if (fonts?.list?.length && !chars) throw new Error('The animation needs fonts.')
  return animation
}
