/** `e` says that the picture stands in `p`; else that is the end of its address. */
type Asset = { readonly layers?: unknown; readonly e?: unknown; readonly p?: unknown }

/** The parts of an animation's file that may name other files. */
type Animation = {
  readonly assets?: readonly Asset[]
  readonly fonts?: { readonly list?: readonly unknown[] }
  readonly chars?: readonly unknown[]
}

/** By these the player would give elements an id, which another on the page may have, and look for more parts of the file. */
const leftOut = new Set(['ln', 'segments'])

/**
 * An animation that is nothing but a drawing, from its file. The player loads what a file names: pictures and fonts, from
 * wherever they are, before anybody has been asked; and for fonts it leaves texts on the page. Throws where a file names some, or
 * is no JSON. Letters that are drawn in the file itself (`chars`), and pictures that stand in it, are part of the drawing.
 */
export function readAnimation(text: string): unknown {
  const animation: Animation = JSON.parse(text, (key, value) => (leftOut.has(key) ? undefined : value))
  const { assets = [], fonts, chars } = animation
  if (assets.some(({ layers, e, p }) => !layers && !(e && typeof p === 'string' && p.startsWith('data:image/'))))
    throw new Error('The animation needs other files.')
  if (fonts?.list?.length && !chars) throw new Error('The animation needs fonts.')
  return animation
}
