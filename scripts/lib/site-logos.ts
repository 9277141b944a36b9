import type { SiteHandle } from '../../src/sites/sites.ts'
import type { Theme } from '../../src/ui/theme/theme-css.server.ts'

/**
 * The two paths of the figure on a mark, each drawn as strokes with round ends: broad ones, whose bean shapes suggest
 * kidneys, and a fine line. Coordinates and stroke widths are in units of the view box, which is 32 by 32.
 */
type Figure = {
  readonly beans: { readonly width: number; readonly path: string }
  readonly line: { readonly width: number; readonly path: string }
}

const figure = (beanWidth: number, beans: string, lineWidth: number, line: string): Figure => ({
  beans: { width: beanWidth, path: beans },
  line: { width: lineWidth, path: line },
})

/** The figure on the mark of each site, which `docs/settled.md` describes in words. */
const figures: Readonly<Record<SiteHandle, Figure>> = {
  en: figure(9, 'M13 10q-5 6 0 12', 3.5, 'M18.5 16q6 0 6 9'),
  nl: figure(6.5, 'M9.5 8.5q-4 5 0 10M22.5 8.5q4 5 0 10', 3, 'M13 13.5q3 0 3 4.5v8M19 13.5q-3 0-3 4.5'),
  es: figure(6.5, 'M16 10.5q2.5-1.7 0-3.5M21.2 19.5q.3 3 3 1.8M10.8 19.5q-2.8-1.3-3 1.8', 4.5, 'M16 16.5h0'),
  de: figure(8.5, 'M11.5 9.5q-4.5 6.5 0 13', 3.25, 'M19 10h6M19 16h6M19 22h2.5'),
  fr: figure(5.5, 'M8.5 8q.2 3.5 3 4.8M23.5 12.5q-.2 3.5-3 4.8M8.5 17.5q.2 3.5 3 4.8', 3, 'M16 6.5v19'),
  ar: figure(9, 'M20 8.5q5 5.5 0 11', 3.5, 'M13 14q-5.5 1-4.8 6.5.8 4.5 5.5 4.5'),
  el: figure(
    4.75,
    'M8.2 8q.2 3.5 3.3 4.8M23.8 8q-.2 3.5-3.3 4.8M8.2 17.5q.2 3.5 3.3 4.8M23.8 17.5q-.2 3.5-3.3 4.8',
    3,
    'M16 6.5v19',
  ),
  pt: figure(7.5, 'M8.5 16c2 7 13 7 15 0', 5, 'M16 9h0'),
  sl: figure(7.5, 'M9 9.5q0 4.5 3.5 6M23 9.5q0 4.5-3.5 6', 3.5, 'M16 19v7'),
  tr: figure(5.75, 'M9 9.5q-1 6.5 4 9M23 9.5q1 6.5-4 9M16 8v6.5', 3.5, 'M16 22.5v4'),
  cn: figure(5.5, 'M12 8v1M12 15.5v1M12 23v1', 4, 'M18.5 12q5 0 6-5M18.5 21q5 0 6-5'),
  it: figure(6, 'M16 10q2.5-1.7 0-3.5M22 16q1.7 2.5 3.5 0M16 22q-2.5 1.7 0 3.5M10 16q-1.7-2.5-3.5 0', 4.5, 'M16 16h0'),
  lv: figure(5, 'M16 9.5v-3M22.7 14.3l2.8-.9M20.1 22.2l1.8 2.4M11.9 22.2l-1.8 2.4M9.3 14.3l-2.8-.9', 5, 'M16 16.5h0'),
  fi: figure(4.75, 'M7 16q4.5-5 9-1t9-1M7 24q4.5-5 9-1t9-1', 5, 'M21.5 7.5h0'),
  cz: figure(8.5, 'M20.5 9.5q4.5 6.5 0 13', 4.25, 'M12 9h0M9 16h0M12 23h0'),
  sk: figure(5, 'M9.5 14q4.5-1.5 6.5-6M16 8q2 4.5 6.5 6M8 22q6-1 8-6M16 16q2 5 8 6', 3.5, 'M16 23.5v3'),
  pl: figure(5.75, 'M11.5 15.5q4.5-1 9 0M9 23q7-1 14 0', 4.75, 'M14.5 8.5h3'),
  hr: figure(6, 'M19 8q5.5 4.5 4.5 11M11.5 12q-3 3.5-3 7', 3.5, 'M7.5 25.5h17'),
  bg: figure(5.5, 'M13.2 8q2.8-1 5.6 0M24 13.2q1 2.8 0 5.6M18.8 24q-2.8 1-5.6 0M8 18.8q-1-2.8 0-5.6', 5, 'M16 16h0'),
  al: figure(7, 'M9.5 16.5q-1.5-8 6.5-8M22.5 15.5q1.5 8-6.5 8', 4.5, 'M16 16h0'),
  hu: figure(5, 'M9 20.5h-3.5M11.1 15.6l-2.5-2.5M16 13.5v-3.5M20.9 15.6l2.5-2.5M23 20.5h3.5', 3.5, 'M16 20.5V26'),
  ee: figure(8, 'M9 16c2-6.5 12-6.5 14 0', 3.5, 'M7.5 24h17'),
}

/**
 * A field with three round corners. The fourth, at the bottom of the side where text begins, is pointed and suggests a
 * speech bubble and a drop.
 */
const field = {
  ltr: 'M9 0h14q9 0 9 9v14q0 9-9 9H0V9q0-9 9-9',
  rtl: 'M9 0h14q9 0 9 9v23H9q-9 0-9-9V9q0-9 9-9',
} as const

type MarkColors = { readonly field: string; readonly beans: string; readonly line: string }

/**
 * Returns the colors of a site's two marks: the mark of the footer has light and dark swapped, because the footer's
 * background is dark.
 */
export const markColors = (theme: Theme): Readonly<Record<'mark' | 'footerMark', MarkColors>> => ({
  mark: { field: theme.primaryColor, beans: theme.primaryTextColor, line: theme.secondaryColor },
  footerMark: { field: theme.primaryColorLight, beans: theme.primaryColor, line: theme.secondaryColorDark },
})

/**
 * Draws the mark of a site, without text and without references. The classes of its paths allow the style sheet to use light
 * colors in a dark header.
 *
 * @returns the source of an SVG with a view box of 32 by 32; its first path is the field
 */
export function drawMark(handle: SiteHandle, direction: 'ltr' | 'rtl', colors: MarkColors): string {
  const { beans, line } = figures[handle]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-linecap="round">
  <path class="mark-field" fill="${colors.field}" d="${field[direction]}" />
  <path class="mark-beans" stroke="${colors.beans}" stroke-width="${beans.width}" d="${beans.path}" />
  <path class="mark-line" stroke="${colors.line}" stroke-width="${line.width}" d="${line.path}" />
</svg>
`
}
