import type { DrawingLabels } from './content-kinds.ts'

/** The labels of one drawing in one language. */
interface LabelWords {
  language: string
  labels: DrawingLabels[string]
}

const labelElement = /<text\b([^>]*)\sdata-label="([^"]*)"([^>]*)>(.*?)<\/text>/gs
const lineHeight = 20
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])

const isRightToLeft = (language: string) => rightToLeft.has(language.split('-')[0] ?? '')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

/**
 * Translates the labels of a drawing. Anatomy is never mirrored: in languages written from right to left only the text
 * anchors of the labels are swapped, because `start` is then their right end. A label with more or fewer lines than the
 * drawing's own stays vertically centered where it was, because a line of the drawing leads to its middle. A label without
 * words in any set keeps the text of the file.
 *
 * @param svg the drawing, whose `<text data-label="…">` elements are labels
 * @param words the sets of words in order of preference: the site's, then the primary site's
 */
export function fillLabels(svg: string, words: readonly LabelWords[]): string {
  return svg.replace(labelElement, (element, before: string, name: string, after: string, own: string) => {
    const found = words.find(({ labels }) => labels[name] !== undefined)
    const value = found?.labels[name]
    if (!found || value === undefined) return element

    const turned = isRightToLeft(found.language)
    let attributes = `${before}${after}`
    if (turned) {
      attributes = attributes.replace(/text-anchor="(start|end)"/, (_, side: string) =>
        side === 'start' ? 'text-anchor="end"' : 'text-anchor="start"',
      )
    }
    const place = /\sx="([^"]*)"/.exec(attributes)?.[1] ?? '0'
    const lines = typeof value === 'string' ? [value] : value
    const moved = ((lines.length - Math.max(1, own.split('<tspan').length - 1)) * lineHeight) / 2
    attributes = attributes.replace(/\sy="([^"]*)"/, (_, y: string) => ` y="${Number(y) - moved}"`)
    const text =
      lines.length === 1
        ? escape(lines[0] ?? '')
        : lines
            .map(
              (line, index) => `<tspan x="${place}"${index > 0 ? ` dy="${lineHeight}"` : ''}>${escape(line)}</tspan>`,
            )
            .join('')
    return `<text${attributes} lang="${escape(found.language)}" direction="${turned ? 'rtl' : 'ltr'}">${text}</text>`
  })
}
