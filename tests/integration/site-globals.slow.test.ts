import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { askServer } from '../support/http-front.ts'
import { readPage } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import { signPurge } from '../support/sign-purge.ts'
import { callServerFunction } from '../support/server-functions.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secret = 'a-secret-that-has-forty-characters-or-so'
const categories = ['context-nav', 'types', 'site', 'components']
let content: FaultyContentServer
let site: RunningSite

beforeAll(async () => {
  content = await startFaultyContentServer()
  site = await startSite({ ...content.env, PAGE_CACHE_MB: '0', CONTENT_MAX_AGE_S: '1', CONTENT_PURGE_SECRET: secret })
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})
beforeEach(() => content.falsifyWith())

async function purge() {
  const order = { method: 'POST', ...signPurge(secret, { all: true }) }
  expect((await askServer(site.port, '/api/content/purge', order)).status).toBe(200)
}

/** Changes every static message of a language, as an editor could, so that it begins with its key. */
function editMessages(language: string) {
  content.falsifyWith(async ({ operation }, real) => {
    const response = await real()
    if (operation !== 'SiteGlobals') return response
    const answer = (await response.json()) as {
      data: { strings: { key: string; message: string; language: string }[] }
    }
    for (const string of answer.data.strings)
      if (string.language === language) string.message = `[${string.key}] ${string.message}`
    return Response.json(answer)
  })
}

const ofAllSites = { site: ['en'], language: [...languages], category: categories }
const ofHungarianPages = { site: ['hu'], language: ['hu-HU', 'en-US'], category: categories }

const callsOf = (wanted: string) => content.calls.filter(({ operation }) => operation === wanted)

describe('the globals of a site', () => {
  test('are fetched once, in 22 languages at start and then in the language of the page and en-US', async () => {
    await readPage(site, '/hu/all-conditions')
    // The wait is longer than the second for which content is cached.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await readPage(site, '/hu/all-treatments')
    await readPage(site, '/hu/')
    const [first, ...others] = callsOf('SiteGlobals').map(({ variables }) => variables)
    expect(first).toEqual(ofAllSites)
    // The server renders the English home page before it accepts requests.
    expect(others).toEqual([{ site: ['en'], language: ['en-US'], category: categories }, ofHungarianPages])
    await vi.waitFor(() => expect(callsOf('SiteFrame').length).toBeGreaterThan(2), 10_000)
  })

  test('are fetched again after a change of an editor has purged them', async () => {
    const question = async () => (await readPage(site, '/hu/about')).document.words('main')
    expect(await question()).not.toContain('[helpful-question]')
    editMessages('hu-HU')
    expect(await question()).not.toContain('[helpful-question]')
    content.calls.length = 0
    await purge()
    expect(await question()).toContain('[helpful-question]')
    expect(callsOf('SiteGlobals').map(({ variables }) => variables)).toEqual(
      expect.arrayContaining([ofAllSites, ofHungarianPages]),
    )
  })
})

const condition = '/condition/kidney-stones'
/** The path of a page that shows a static message, by the key of the message. */
const places: Readonly<Record<string, string>> = {
  'home-link': condition,
  'on-this-page': condition,
  'more-on-these-subjects': condition,
  'count-news': '/news',
  'count-updates': '/updates',
  'count-press-releases': '/press-releases',
  'count-undergraduates': '/undergraduates',
  'count-events': '/education-events/events',
  'count-educations': '/education-events/education',
  'count-module-items': '/module/understanding-kidney-stones',
  '404-title': '/nowhere',
  '404-description': '/nowhere',
  '404-extra-description': '/nowhere',
  'demonstration-note': '/',
  'written-not-reviewed': condition,
  'emergency-line': '/',
  'helpful-question': condition,
  'questions-note': condition,
  'sources-heading': condition,
  'related-heading': condition,
  'story-note': '/',
  // The messages with the names of kinds are in `suggestedFor`.
}

/** Queries that suggest a page of each kind, by the key of the kind's name. Only suggestions show the kind of each page. */
const suggestedFor: Readonly<Record<string, string>> = {
  'type-condition': 'kidney stones',
  'type-situation': 'kidney stones',
  'type-treatment': 'ureteroscopy',
  'type-guideline': 'urolithiasis',
  'type-guideline-chapter': 'urolithiasis',
  'type-story': 'night',
  'type-news': 'awareness week',
  'type-update': 'psa wording',
  'type-press-release': 'launch of 22 languages',
  'type-event': 'kidney stone evening',
  'type-office': 'editorial office',
  'type-section': 'stones section',
  'type-topic': 'stones',
  'type-undergraduate': 'reading a urine test',
  'type-module': 'understanding kidney stones',
  'type-chatbot': 'ask in your own words',
  'type-page': 'privacy',
}

describe('static messages', () => {
  beforeAll(async () => {
    editMessages('en-US')
    await purge()
    await readPage(site, '/')
  })

  test('are all in the list of the places that show them', () => {
    const file = join(import.meta.dirname, '../../graphql/content/en/messages.yaml')
    const offered = (load(readFileSync(file, 'utf8')) as readonly { key: string }[]).map(({ key }) => key)
    expect([...Object.keys(places), ...Object.keys(suggestedFor)].sort()).toEqual(offered.sort())
  })

  test.each(Object.entries(places))('%s is shown as editors have changed it, at %s', async (key, path) => {
    const { document } = await readPage(site, path)
    const shown = ['main', 'footer'].map((element) => document.words(element)).join(' ')
    const named = document.all((element) => String(element.properties['ariaLabel']).startsWith(`[${key}] `))
    expect(shown.includes(`[${key}] `) || named.length > 0, `${key} at ${path}`).toBe(true)
  })

  test.each(Object.entries(suggestedFor))(
    '%s is shown as editors have changed it, when a reader types “%s”',
    async (key, query) => {
      const { text } = await callServerFunction(site, 'getSuggestions', { site: 'en', query })
      expect(text).toContain(`[${key}] `)
    },
  )

  test('in en-US do not replace the translations of another site', async () => {
    const { document } = await readPage(site, '/nl/condition/nierstenen')
    for (const element of ['main', 'footer']) expect(document.words(element)).not.toMatch(/\[[\w-]+\] /)
  })
})
