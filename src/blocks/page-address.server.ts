import { msg } from '@lingui/core/macro'
import { encode } from 'uqr'
import { directionOf, type Language } from '#i18n/languages.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { RichText } from '#lib/rich-text.ts'

export const pageAddressLabel = msg({
  message: 'This page on the web:',
  comment: 'On a printed page, before its address and beside a QR code that leads to it',
})

/** The margin that a QR code needs around it, in modules (ISO/IEC 18004, 9.1). */
const quietZone = 4

type PageAddressProps = {
  /** The absolute URL of the page. */
  readonly href: string
  /** The language of the text. */
  readonly language: Language
  /** The language of the page. */
  readonly pageLanguage: Language
  readonly label: string
}

/**
 * Returns the URL of a page as text and as a QR code, which are visible only in print. The server renders them, so that the
 * client needs no code for it; they take about 0.4 kB of a compressed page and, unlike a picture from the server, can be
 * printed offline.
 */
export function pageAddress({ href, language, pageLanguage, label }: PageAddressProps): RichText {
  const { data, size } = encode(href, { ecc: 'L', border: 0 })
  const ownLanguage = language === pageLanguage ? '' : ` lang="${pageLanguage}" dir="${directionOf(pageLanguage)}"`
  const width = size + 2 * quietZone
  const html =
    `<svg viewBox="${-quietZone} ${-quietZone} ${width} ${width}" shape-rendering="crispEdges" aria-hidden="true">` +
    `<path d="${pathOf(data)}" stroke="currentColor"></path></svg>` +
    `<p${ownLanguage}>${escapeHtml(label)}<br><span dir="ltr">${escapeHtml(href.replace(/^https?:\/\//, ''))}</span></p>`
  return { kind: 'rich-text', id: 'address', html }
}

/** Draws each run of dark modules in a row as a line through their centers, relative to the end of the previous run. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = ''
  let [lastX, lastY] = [0, -0.5]
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      let length = 0
      while (row[x + length]) length++
      if (length === 0) continue
      path += `m${x - lastX} ${y - lastY}h${length}`
      lastX = x + length
      lastY = y
      x = lastX
    }
  }
  return path
}
