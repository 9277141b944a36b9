import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { expectValidMarkup } from '../../tests/support/expect-valid-markup.ts'
import { attribute, Markup, wordsOf } from '../../tests/support/render-markup.tsx'
import { directionOf } from '#i18n/languages.ts'
import { featureFlags } from '#sites/feature-flags.ts'
import { siteHandles, sites, type SiteHandle } from '#sites/sites.ts'
import {
  components,
  componentsDocument,
  type Example,
  exampleDocument,
  examplesOf,
  examplesOfFlag,
  findExample,
  flagsDocument,
  loadAllMessages,
  meaningOf,
} from './styleguide.server.ts'

const publicBases = Object.fromEntries(siteHandles.map((handle) => [handle, `https://${handle}.example`])) as Record<
  SiteHandle,
  string
>

const documents = async (handle: SiteHandle) => {
  const i18n = await loadAllMessages(sites[handle])
  return (example: Example) =>
    exampleDocument(example, {
      current: { site: sites[handle], prefix: '', basePath: '', publicBases },
      i18n,
      themeCss: '',
      config: {},
    })
}

const ofComponents = Object.entries(components).flatMap(([folder, files]) =>
  Object.entries(files).flatMap(([file, states]) => examplesOf(folder, file, states)),
)
const ofFlags = featureFlags.flatMap(examplesOfFlag)

/** The addresses of the frames below the heading of a part. */
const framesIn = (page: Markup, part: string) =>
  page
    .all((element) => element.tagName === 'iframe')
    .map((frame) => attribute(frame, 'src') ?? '')
    .filter((address) => address.startsWith(`/styleguide/${part}/`))

describe('the components', () => {
  test.each(Object.keys(components))('every component of src/%s is shown, under the name of its file', (folder) => {
    const files = readdirSync(`src/${folder}`).filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    const page = new Markup(componentsDocument('en'))
    for (const file of files) {
      const heading = page.one((element) => attribute(element, 'id') === `${folder}/${file}`)
      expect(wordsOf(heading)).toBe(`src/${folder}/${file}`)
      page.one((element) => attribute(element, 'href') === `#${folder}/${file}`)
      expect(framesIn(page, `${folder}/${file.replace('.tsx', '')}`), file).not.toEqual([])
    }
    expect(page.all((element) => (attribute(element, 'id') ?? '').startsWith(`${folder}/`))).toHaveLength(files.length)
  })

  test('every state has an address and a name of its own', () => {
    const addresses = ofComponents.map(({ path }) => path)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const example of ofComponents) expect(findExample(example.path)?.name).toBe(example.name)
    expect(findExample('ui/Nothing/at-all')).toBeUndefined()
  })
})

describe('the flags', () => {
  test.each(featureFlags)('%s is shown on and off, with what it means', (flag) => {
    const page = new Markup(flagsDocument('ar'))
    expect(framesIn(page, `flags/${flag}`)).toEqual([
      `/styleguide/flags/${flag}/on?site=ar`,
      `/styleguide/flags/${flag}/off?site=ar`,
    ])
    expect(page.words()).toContain(meaningOf(flag))
    const [on, off] = examplesOfFlag(flag)
    expect(on?.state.site?.enable).toContain(flag)
    expect(off?.state.site?.enable).not.toContain(flag)
  })

  test.each(['en', 'ar'] as const)('each changes what is shown (%s)', async (handle) => {
    const show = await documents(handle)
    const changing = featureFlags.filter((flag) => {
      // The title names the side.
      const [on, off] = examplesOfFlag(flag).map((example) => show({ ...example, path: flag }))
      return on !== off
    })
    expect(changing).toEqual(featureFlags)
  })
})

describe.each(['en', 'ar'] as const)('on the site %s', async (handle) => {
  const show = await documents(handle)
  const { locale } = sites[handle]

  test.each([...ofComponents, ...ofFlags].map((example) => [example.path, example] as const))('%s', (_, example) => {
    const [, tag, body = ''] = /^<!doctype html><html ([^>]*)>.*<body>(.*)<\/body><\/html>$/s.exec(show(example)) ?? []
    expect(tag).toContain(`lang="${locale}" dir="${directionOf(locale)}"`)
    const markup = new Markup(body)
    const pictures = markup.all(({ tagName }) => ['svg', 'img', 'input', 'textarea'].includes(tagName))
    expect(markup.words() !== '' || pictures.length > 0, 'shows something').toBe(true)
    // The rules of `expectValidMarkup` are written for the source language.
    if (handle === 'en') expectValidMarkup(markup)
  })
})

test('the words of the interface are those of the site, whichever catalogue they stand in', async () => {
  const show = await documents('ar')
  for (const path of [
    'shell/NotFoundPage/in-two-fixed-sentences',
    'flags/home-chatbot/on',
    'ui/ErrorSummary/too-often',
  ]) {
    const body = show(findExample(path)!).replace(/^.*<body>/s, '')
    expect(body, path).toMatch(/\p{Script=Arabic}{3}/u)
    expect(body, path).not.toMatch(/Page not found|Open the chat|There is a problem/)
  }
})
