import { expect, test } from 'vitest'
import { fillLabels } from './drawing-labels.ts'

const svg =
  '<svg><text x="58" y="121" text-anchor="end" data-label="kidney">Kidney</text><text x="292" y="58" text-anchor="start" data-label="cut">Cut open</text></svg>'

test('labels are filled in the given language, and keep the text anchor of the drawing', () => {
  expect(fillLabels(svg, [{ language: 'nl-NL', labels: { kidney: 'Nier' } }])).toBe(
    '<svg><text x="58" y="121" text-anchor="end" lang="nl-NL" direction="ltr">Nier</text><text x="292" y="58" text-anchor="start" data-label="cut">Cut open</text></svg>',
  )
})

test('in a right-to-left language the text anchors are mirrored, the coordinates are not', () => {
  const filled = fillLabels(svg, [{ language: 'ar', labels: { kidney: 'الكلية', cut: ['كلية', 'مفتوحة'] } }])
  expect(filled).toContain('<text x="58" y="121" text-anchor="start" lang="ar" direction="rtl">الكلية</text>')
  expect(filled).toContain(
    '<text x="292" y="48" text-anchor="end" lang="ar" direction="rtl"><tspan x="292">كلية</tspan><tspan x="292" dy="20">مفتوحة</tspan></text>',
  )
})

test('a label keeps its middle when it has more or fewer lines than in the drawing', () => {
  const tall =
    '<svg><text x="9" y="50" data-label="end"><tspan x="9">Upper</tspan><tspan x="9" dy="20">end</tspan></text></svg>'
  const place = (end: string | string[]) =>
    /y="(\d+)"/.exec(fillLabels(tall, [{ language: 'nl-NL', labels: { end } }]))?.[1]
  expect([place('Einde'), place(['Boven', 'einde']), place(['Het', 'boven-', 'einde'])]).toEqual(['60', '50', '40'])
})

test('a label that a language lacks falls back to the next language, with its lang attribute', () => {
  const filled = fillLabels(svg, [
    { language: 'ar', labels: { kidney: 'الكلية' } },
    { language: 'en-US', labels: { kidney: 'Kidney', cut: 'Cut' } },
  ])
  expect(filled).toContain('text-anchor="start" lang="en-US" direction="ltr">Cut</text>')
})

test('label text is escaped', () => {
  expect(fillLabels(svg, [{ language: 'en-US', labels: { kidney: '<script>&"' } }])).toContain(
    '>&lt;script&gt;&amp;&quot;</text>',
  )
})
