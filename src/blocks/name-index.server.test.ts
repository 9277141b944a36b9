import { expect, test } from 'vitest'
import type { SafeLink } from '#ui/safe-link.ts'
import { nameIndex } from './name-index.server.ts'

const page = (id: string, label: string, language?: 'en-US') => ({
  id,
  link: {
    kind: 'internal',
    path: `/condition/${id}`,
    label,
    text: 'About it.',
    ...(language && { language }),
  } as SafeLink,
})
const rowsOf = ({ groups }: ReturnType<typeof nameIndex>) =>
  groups.map(({ letter, links }) => [letter, ...links.map(({ label, link }) => `${label} > ${link.label}`)])

test('an entry is listed under its title and under its other names', () => {
  const index = nameIndex(
    'en-US',
    [page('1', 'Benign prostatic enlargement'), page('2', 'Erectile dysfunction')],
    [
      { entry: { id: '1' }, names: ['Enlarged prostate', 'enlarged prostate', 'Benign prostatic enlargement (BPE)'] },
      { entry: { id: '2' }, names: ['Impotence'] },
      { entry: { id: '3' }, names: ['A page that is not in the index'] },
    ],
  )
  expect(rowsOf(index)).toEqual([
    ['B', 'Benign prostatic enlargement > Benign prostatic enlargement'],
    ['E', 'Enlarged prostate > Benign prostatic enlargement', 'Erectile dysfunction > Erectile dysfunction'],
    ['I', 'Impotence > Erectile dysfunction'],
  ])
  expect(index.letters.filter(({ isUsed }) => isUsed).map(({ letter }) => letter)).toEqual(['B', 'E', 'I'])
  expect(index.groups[2]?.links[0]?.link.text).toBeUndefined()
})

test('untranslated entries come after the alphabet, by their names in the language of the site', () => {
  const index = nameIndex(
    'de-DE',
    [page('1', 'Nierensteine'), page('2', 'Erectile dysfunction', 'en-US'), page('3', 'Nocturia', 'en-US')],
    [
      { entry: { id: '2' }, names: ['Erektionsstörung', 'Impotenz'] },
      { entry: { id: '3' }, names: ['Nächtliches Wasserlassen'] },
    ],
  )
  expect(rowsOf(index)).toEqual([['N', 'Nierensteine > Nierensteine']])
  expect(index.untranslated).toMatchObject([
    { label: 'Erektionsstörung', link: { label: 'Erectile dysfunction' }, more: ['Impotenz'], anchor: 'letter-e' },
    { label: 'Nächtliches Wasserlassen', link: { label: 'Nocturia' }, more: [] },
  ])
  // The letter N links to the site's own entry.
  expect(index.untranslated[1]).not.toHaveProperty('anchor')
  expect(index.letters.filter(({ isUsed }) => isUsed).map(({ letter }) => letter)).toEqual(['E', 'N'])
})

test('an untranslated page without a name in the language of the site has its title, and no letter leads to it', () => {
  const index = nameIndex('fi-FI', [page('1', 'Nocturia', 'en-US')], [])
  expect(index.untranslated).toMatchObject([{ label: 'Nocturia', more: [] }])
  expect(index.letters.filter(({ isUsed }) => isUsed)).toEqual([])
})
