import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import linguiConfig from '../../lingui.config.ts'
import { EditError, findMessage, writeTranslation } from './edit-catalogue.ts'

let root = ''
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const linesOf = (file: string) => read(file).split('\n')

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'edited-catalogues-'))
  cpSync('locales', join(root, 'locales'), { recursive: true })
  for (const file of globSync('graphql/content/*/messages.yaml')) cpSync(file, join(root, file), { recursive: true })
})
beforeEach(() => cpSync('locales/de-DE', join(root, 'locales/de-DE'), { recursive: true }))
afterAll(() => rmSync(root, { recursive: true }))

const form = generateMessageId('There is a problem')

test('a message is found with its English, comment, catalogue and line, files of the code and plural forms', async () => {
  const message = await findMessage(root, 'de-DE', form)
  const [place] = message?.places ?? []
  expect(message).toMatchObject({
    id: 'There is a problem',
    english: 'There is a problem',
    comment: 'Heading of the list of what is wrong in a form',
    origins: ['src/ui/form-messages.ts'],
    pluralForms: [
      { form: 'one', examples: ['1'] },
      { form: 'other', examples: ['0', '2', '3', '4'] },
    ],
  })
  expect(place?.file).toBe('locales/de-DE/forms.po')
  expect(linesOf('locales/de-DE/forms.po')[(place?.line ?? 0) - 1]).toBe('msgid "There is a problem"')
  expect(await findMessage(root, 'de-DE', 'no-such-message')).toBeUndefined()
  expect(await findMessage(root, 'de-DE', 'constructor')).toBeUndefined()
})

test('a named message is found with its English text, and with the file in which editors override it', async () => {
  const message = await findMessage(root, 'de-DE', 'type-news')
  expect(message?.english).not.toBe('type-news')
  expect(message?.wordedIn).toBe('graphql/content/de/messages.yaml')
  expect(message?.places.map(({ file }) => file)).toEqual(['locales/de-DE/search.po'])
})

test('an edit changes the translation in the catalogue, and no other byte', async () => {
  const before = linesOf('locales/de-DE/forms.po')
  await writeTranslation(root, 'de-DE', form, 'Hier stimmt \\ etwas nicht')
  const after = linesOf('locales/de-DE/forms.po')
  expect(after).toHaveLength(before.length)
  expect(after.filter((line, at) => line !== before[at])).toEqual(['msgstr "Hier stimmt \\\\ etwas nicht"'])
})

test('Lingui writes every catalogue of every language as it reads it, so that an edit changes nothing else', async () => {
  const { format } = linguiConfig
  for (const filename of globSync('locales/*/*.po')) {
    const context = { locale: filename.split('/')[1], sourceLocale: 'en-US', filename }
    const existing = readFileSync(filename, 'utf8')
    const catalogue = await format?.parse(existing, context)
    expect(await format?.serialize(catalogue ?? {}, { ...context, existing }), filename).toBe(existing)
  }
})

test('an edit back to the translation before leaves the catalogue as it was, in any script', async () => {
  for (const locale of ['pl-PL', 'ar', 'zh-CN'] as const) {
    const file = `locales/${locale}/forms.po`
    const before = read(file)
    const { translation = '' } = (await findMessage(root, locale, form)) ?? {}
    await writeTranslation(root, locale, form, translation)
    expect(read(file)).toBe(before)
  }
})

test('an edit of a message that several features use is written to the catalogue of each', async () => {
  const id = generateMessageId('All topics')
  const places = (await findMessage(root, 'de-DE', id))?.places ?? []
  expect(places.length).toBeGreaterThan(1)
  await writeTranslation(root, 'de-DE', id, 'Sämtliche Themen')
  for (const { file, line } of places) expect(linesOf(file)[line]).toBe('msgstr "Sämtliche Themen"')
})

test('an edit confirms a translation that was marked as fuzzy', async () => {
  const file = 'locales/de-DE/forms.po'
  const before = read(file)
  writeFileSync(join(root, file), before.replace('msgid "There is a problem"', '#, fuzzy\nmsgid "There is a problem"'))
  const { translation = '' } = (await findMessage(root, 'de-DE', form)) ?? {}
  await writeTranslation(root, 'de-DE', form, translation)
  expect(read(file)).toBe(before)
})

test('an edit that the check of the catalogues would not accept, and an edit of the English, is refused', async () => {
  await expect(writeTranslation(root, 'de-DE', form, ' ')).rejects.toThrow('has no translation')
  await expect(writeTranslation(root, 'de-DE', form, '{count} Probleme')).rejects.toThrow(EditError)
  await expect(writeTranslation(root, 'en-US', form, 'A problem')).rejects.toThrow('src/ui/form-messages.ts')
  await expect(writeTranslation(root, 'de-DE', 'no-such-message', 'Nichts')).rejects.toThrow(EditError)
})
