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

/** Returns the URLs of the iframes that show the states of `part`, the path of a component or a flag. */
const framesIn = (page: Markup, part: string) =>
  page
    .all((element) => element.tagName === 'iframe')
    .map((frame) => attribute(frame, 'src') ?? '')
    .filter((address) => address.startsWith(`/styleguide/${part}/`))

describe('the styleguide of components', () => {
  test.each(Object.keys(components))('shows every component of src/%s under the name of its file', (folder) => {
    const files = readdirSync(`src/${folder}`).filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    const page = new Markup(componentsDocument('en', ''))
    for (const file of files) {
      const heading = page.one((element) => attribute(element, 'id') === `${folder}/${file}`)
      expect(wordsOf(heading)).toBe(`src/${folder}/${file}`)
      page.one((element) => attribute(element, 'href') === `#${folder}/${file}`)
      expect(framesIn(page, `${folder}/${file.replace('.tsx', '')}`), file).not.toEqual([])
    }
    expect(page.all((element) => (attribute(element, 'id') ?? '').startsWith(`${folder}/`))).toHaveLength(files.length)
  })

  test('has a unique path for every state', () => {
    const addresses = ofComponents.map(({ path }) => path)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const example of ofComponents) expect(findExample(example.path)?.name).toBe(example.name)
    expect(findExample('ui/Nothing/at-all')).toBeUndefined()
  })
})

describe('the styleguide of flags', () => {
  test.each(featureFlags)('shows %s on and off, with its meaning', (flag) => {
    const page = new Markup(flagsDocument('ar', ''))
    expect(framesIn(page, `flags/${flag}`)).toEqual([
      `/styleguide/flags/${flag}/on?site=ar`,
      `/styleguide/flags/${flag}/off?site=ar`,
    ])
    expect(page.words()).toContain(meaningOf(flag))
    const [on, off] = examplesOfFlag(flag)
    expect(on?.state.site?.enable).toContain(flag)
    expect(off?.state.site?.enable).not.toContain(flag)
  })

  test.each(['en', 'ar'] as const)('shows different markup with each flag on and off (%s)', async (handle) => {
    const show = await documents(handle)
    const changing = featureFlags.filter((flag) => {
      // The path is the title of the document: with different paths, the documents would always differ.
      const [on, off] = examplesOfFlag(flag).map((example) => show({ ...example, path: flag }))
      return on !== off
    })
    expect(changing).toEqual(featureFlags)
  })
})

describe.each(['en', 'ar'] as const)('the styleguide on the site %s', async (handle) => {
  const show = await documents(handle)
  const { locale } = sites[handle]

  test.each([...ofComponents, ...ofFlags].map((example) => [example.path, example] as const))(
    'renders valid markup in the language of the site for %s',
    (_, example) => {
      const [, tag, body = ''] =
        /^<!doctype html><html ([^>]*)>.*<body>(.*)<\/body><\/html>$/s.exec(show(example)) ?? []
      expect(tag).toContain(`lang="${locale}" dir="${directionOf(locale)}"`)
      const markup = new Markup(body)
      const pictures = markup.all(({ tagName }) => ['svg', 'img', 'input', 'textarea'].includes(tagName))
      expect(markup.words() !== '' || pictures.length > 0, 'shows something').toBe(true)
      // `expectValidMarkup` expects the English label of links that open in a new tab.
      if (handle === 'en') expectValidMarkup(markup)
    },
  )
})

test('the styleguide shows messages in the language of the site, from every catalogue', async () => {
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
