import { expect, test } from 'vitest'
import { formatFileSize } from '#i18n/format-file-size.server.ts'
import { exampleContext } from './fragment-examples.server.ts'
import { parseFiles } from './parse-files.server.ts'

const leaflet = {
  id: '1',
  title: 'Leaflet',
  url: '/media/leaflet.pdf?v=1',
  mimeType: 'application/pdf',
  size: '245760',
}

test('a file is parsed with its label, type and size', () => {
  expect(parseFiles([leaflet, null], exampleContext())).toEqual([
    { href: '/media/leaflet.pdf?v=1', label: 'Leaflet', type: 'PDF', size: '246 kB' },
  ])
})

test('a file without a title is labeled by its name, and one of an unknown type by its extension', () => {
  const files = [
    { ...leaflet, title: null, mimeType: null, size: null, url: 'https://cms.example/a/Bl%C3%A4tter.docx' },
  ]
  expect(parseFiles(files, exampleContext())).toEqual([
    { href: 'https://cms.example/a/Bl%C3%A4tter.docx', label: 'Blätter.docx', type: 'DOCX' },
  ])
})

test.each([
  ['image/svg+xml', 'SVG'],
  ['image/jpeg', 'JPEG'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PDF'],
])('the MIME type %s is shown as %s', (mimeType, type) => {
  expect(parseFiles([{ ...leaflet, mimeType }], exampleContext())[0]?.type).toBe(type)
})

test('a file without a safe URL is left out and reported', () => {
  const context = exampleContext()
  expect(
    parseFiles(
      [
        { ...leaflet, url: 'javascript:alert(1)' },
        { ...leaflet, id: '2', url: null },
      ],
      context,
    ),
  ).toEqual([])
  expect(context.problems).toMatchObject([{ asset: '1' }, { asset: '2' }])
})

test('file sizes are formatted in the language, with Western digits', () => {
  expect(formatFileSize('en-US', 12)).toBe('1 kB')
  expect(formatFileSize('en-US', 999_499)).toBe('999 kB')
  expect(formatFileSize('de-DE', 1_440_000)).toBe('1,4 MB')
  expect(formatFileSize('en-US', 25_400_000)).toBe('25 MB')
  expect(formatFileSize('ar', 240_000)).toContain('240')
})
