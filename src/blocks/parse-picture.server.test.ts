import { expect, test } from 'vitest'
import type { PictureFragment } from '#content-contract/operations.ts'
import { exampleContext } from './fragment-examples.server.ts'
import { parsePicture } from './parse-picture.server.ts'

const svg = '<svg viewBox="0 0 120 150"><path d="M0 0"/></svg>'

const empty: PictureFragment = { id: null, url: null, alt: null, width: null, height: null, mimeType: null }

function parse(...assets: (Partial<PictureFragment> | null)[]) {
  const context = exampleContext()
  const pictures = assets.map((asset) => asset && { ...empty, ...asset })
  return { picture: parsePicture(pictures, 'kidney', context), problems: context.problems }
}

test('an SVG is inlined, with its own size or that of its viewBox', () => {
  const drawing = {
    kind: 'drawing',
    svg: { kind: 'rich-text', id: 'kidney', html: '<svg viewBox="0 0 120 150"><path d="M0 0"></path></svg>' },
    alt: 'A kidney',
  }
  expect(parse(null, { svg, alt: ' A kidney ', url: '/media/kidney.svg' })).toEqual({
    picture: { ...drawing, width: 120, height: 150 },
    problems: [],
  })
  expect(parse({ svg, alt: 'A kidney', width: 24, height: 30 }).picture).toEqual({ ...drawing, width: 24, height: 30 })
})

test('another image is a file, with its size only if width and height are known', () => {
  expect(parse({ url: '/media/a.png', width: 10, height: 20, alt: null }).picture).toEqual({
    kind: 'file',
    src: '/media/a.png',
    width: 10,
    height: 20,
    alt: '',
  })
  expect(parse({ url: 'https://cms.example/a.png', width: 10 }).picture).toEqual({
    kind: 'file',
    src: 'https://cms.example/a.png',
    alt: '',
  })
})

test('an SVG that cannot be parsed is a file', () => {
  expect(parse({ svg: 'broken', url: '/media/kidney.svg' }).picture).toMatchObject({
    kind: 'file',
    src: '/media/kidney.svg',
  })
})

test.each([{}, { url: 'javascript:alert(1)' }, { url: 'data:image/svg+xml,x' }, { url: '//evil.example/a.png' }])(
  'an image without a safe URL (%j) is left out and reported',
  (asset) => {
    expect(parse({ id: '9', ...asset })).toMatchObject({ picture: undefined, problems: [{ asset: '9' }] })
  },
)

test('an image field can be empty', () => {
  expect(parse()).toEqual({ picture: undefined, problems: [] })
  expect(parsePicture(null, 'a', exampleContext())).toBeUndefined()
})
