import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAnimation } from './read-animation.ts'

const drawing = { w: 100, h: 100, assets: [{ id: 'part', layers: [{ ty: 4 }] }], layers: [{ ty: 0, refId: 'part' }] }
const read = (change: object) => readAnimation(JSON.stringify({ ...drawing, ...change }))
const picture = 'data:image/png;base64,AAAA'
const font = { fName: 'Font', fFamily: 'Font' }

test('an animation of shapes stays unchanged', () => {
  expect(read({})).toEqual(drawing)
  expect(read({ assets: undefined, fonts: { list: [] } })).toMatchObject({ w: 100 })
})

test('embedded images and fonts stay unchanged', () => {
  const whole = { assets: [{ id: 'picture', u: '', p: picture, e: 1 }], fonts: { list: [font] }, chars: [{ ch: 'a' }] }
  expect(read(whole)).toMatchObject(whole)
})

test.each([
  ['an image of another website', { assets: [{ id: 'a', u: 'https://elsewhere.test/', p: 'a.png', e: 0 }] }],
  ['an image of this website', { assets: [{ id: 'a', u: '/api/', p: 'a', e: 0 }] }],
  ['an image that is embedded and has a URL', { assets: [{ id: 'a', u: 'https://elsewhere.test/', p: picture }] }],
  ['a data file', { assets: [{ id: 'a', t: 3, u: '/', p: 'a.json' }] }],
  ['a web font', { fonts: { list: [{ ...font, fOrigin: 'g', fPath: 'https://elsewhere.test/a.css' }] } }],
  ['a system font', { fonts: { list: [{ ...font, fOrigin: 'n' }] } }],
])('an animation that needs %s throws an error', (_, change) =>
  expect(() => read(change)).toThrow('The animation needs'),
)

test('layer ids and segments are removed', () => {
  expect(read({ layers: [{ ty: 4, ln: 'page-title', cl: 'stem' }], segments: [{ time: 1 }] })).toEqual({
    ...drawing,
    layers: [{ ty: 4, cl: 'stem' }],
  })
})

test('the animations of the demonstration content are valid', () => {
  const directory = join(import.meta.dirname, '../../../graphql/content')
  const files = globSync('**/hero-animation*.json', { cwd: directory })
  expect(files.length).toBeGreaterThan(0)
  for (const file of files)
    expect(readAnimation(readFileSync(join(directory, file), 'utf8'))).toMatchObject({ v: expect.any(String) })
})
