import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAnimation } from './read-animation.ts'

const drawing = { w: 100, h: 100, assets: [{ id: 'part', layers: [{ ty: 4 }] }], layers: [{ ty: 0, refId: 'part' }] }
const read = (change: object) => readAnimation(JSON.stringify({ ...drawing, ...change }))
const picture = 'data:image/png;base64,AAAA'
const font = { fName: 'Font', fFamily: 'Font' }

test('a drawing stays as it is', () => {
  expect(read({})).toEqual(drawing)
  expect(read({ assets: undefined, fonts: { list: [] } })).toMatchObject({ w: 100 })
})

test('so does what stands in the file itself', () => {
  const whole = { assets: [{ id: 'picture', u: '', p: picture, e: 1 }], fonts: { list: [font] }, chars: [{ ch: 'a' }] }
  expect(read(whole)).toMatchObject(whole)
})

test.each([
  ['a picture elsewhere', { assets: [{ id: 'a', u: 'https://elsewhere.test/', p: 'a.png', e: 0 }] }],
  ['a picture of this website', { assets: [{ id: 'a', u: '/api/', p: 'a', e: 0 }] }],
  ['a picture that only seems to stand in it', { assets: [{ id: 'a', u: 'https://elsewhere.test/', p: picture }] }],
  ['data', { assets: [{ id: 'a', t: 3, u: '/', p: 'a.json' }] }],
  ['a font', { fonts: { list: [{ ...font, fOrigin: 'g', fPath: 'https://elsewhere.test/a.css' }] } }],
  ['a font of the device', { fonts: { list: [{ ...font, fOrigin: 'n' }] } }],
])('what needs %s is no drawing', (_, change) => expect(() => read(change)).toThrow('The animation needs'))

test('it gives nothing on the page a name, and names no other part of itself', () => {
  expect(read({ layers: [{ ty: 4, ln: 'page-title', cl: 'stem' }], segments: [{ time: 1 }] })).toEqual({
    ...drawing,
    layers: [{ ty: 4, cl: 'stem' }],
  })
})

test('the animations of the demonstration content are drawings', () => {
  const directory = join(import.meta.dirname, '../../../graphql/content')
  const files = globSync('**/hero-animation*.json', { cwd: directory })
  expect(files.length).toBeGreaterThan(0)
  for (const file of files)
    expect(readAnimation(readFileSync(join(directory, file), 'utf8'))).toMatchObject({ v: expect.any(String) })
})
