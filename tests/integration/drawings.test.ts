import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { readContentFiles, type ContentFiles } from '../../graphql/server/content-files.ts'

// The labels of the site's own drawings must be translated into every language, in lines that fit a phone. A drawing at the
// head of a page must have no labels, because they would be too small to read there.

let files: ContentFiles

beforeAll(async () => {
  files = await readContentFiles(fileURLToPath(new URL('../../graphql/content', import.meta.url)))
})

const labelsOf = (drawing: string) => files.assets.get(drawing)?.labels ?? []

test('every label of a drawing has words in every language', () => {
  const labeled = [...new Set(files.assets.values())].filter(({ labels }) => labels.length > 0)
  expect(labeled.length).toBeGreaterThanOrEqual(9)
  const missing = labeled.flatMap(({ file, labels }) =>
    files.sites.flatMap(({ handle }) => {
      const words = files.drawings.get(handle)?.[file.replace('.svg', '')] ?? {}
      return labels.filter((label) => words[label] === undefined).map((label) => `${handle} ${file} ${label}`)
    }),
  )
  expect(missing).toEqual([])
})

test('a line of a label is short enough for a phone', () => {
  const lines = [...files.drawings].flatMap(([site, drawings]) =>
    Object.values(drawings).flatMap((words) =>
      Object.values(words)
        .flat()
        .map((line) => ({ site, line })),
    ),
  )
  expect(lines.filter(({ line }) => line.length > 20)).toEqual([])
})

test('the drawing at the head of a page has no labels, which would be too small to read there', () => {
  const heads = files.documents.flatMap(({ file, fields }) =>
    'illustration' in fields && typeof fields.illustration === 'string' ? [{ file, drawing: fields.illustration }] : [],
  )
  expect(heads.length).toBeGreaterThan(100)
  expect(heads.filter(({ drawing }) => labelsOf(drawing).length > 0)).toEqual([])
})
