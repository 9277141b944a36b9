import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { isInterfaceType, isObjectType, getNamedType, parse, type GraphQLOutputType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ContentFilesError } from './content-problem.ts'
import { createContentServer, type ContentServer, type ContentServerOptions } from './content-server.ts'
import { buildContentSchema } from './schema.ts'

const fixture = fileURLToPath(new URL('fixtures/content', import.meta.url))
const token = 'a-token'
const endpoint = 'http://content.invalid/graphql'

const opened: ContentServer[] = []
async function start(options: Partial<ContentServerOptions> = {}) {
  const server = await createContentServer({ directory: fixture, token, ...options })
  opened.push(server)
  return server
}

let server: ContentServer
let root = ''
beforeAll(async () => {
  server = await start()
  root = await mkdtemp(join(tmpdir(), 'content-server-'))
})
afterAll(async () => {
  for (const one of opened) one.close()
  await rm(root, { recursive: true })
})

const post = (body: string, headers: Record<string, string> = {}, to = server) =>
  to.fetch(
    new Request(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body,
    }),
  )

interface Answer {
  data?: Record<string, unknown> | null
  errors?: { message: string }[]
}

async function ask(query: string, variables: Record<string, unknown> = {}, to = server) {
  const response = await post(JSON.stringify({ query, variables }), {}, to)
  const answer = (await response.json()) as Answer
  return { status: response.status, ...answer }
}

/** Returns the data of a response without errors. */
async function dataOf(query: string, variables: Record<string, unknown> = {}, to = server) {
  const { status, data, errors } = await ask(query, variables, to)
  expect(errors).toBeUndefined()
  expect(status).toBe(200)
  return data ?? {}
}

async function copyOfFixture() {
  const directory = await mkdtemp(join(root, 'copy-'))
  await cp(fixture, directory, { recursive: true })
  return directory
}

describe('requests to the content server', () => {
  test('the query ping returns pong', async () => {
    expect(await ask('{ ping }')).toEqual({ status: 200, data: { ping: 'pong' } })
  })

  test.each([['Bearer wrong'], ['Bearer '], [''], [token], [`Basic ${token}`]])(
    'a request with the authorization header %j is rejected with 400 and a GraphQL error',
    async (authorization) => {
      const response = await post('{"query":"{ ping }"}', { authorization })
      expect(response.status).toBe(400)
      expect(response.headers.get('content-type')).toContain('application/json')
      expect(await response.json()).toEqual({ errors: [{ message: 'Missing or invalid bearer token' }] })
    },
  )

  test('the server does not start without a token', async () => {
    await expect(start({ token: '' })).rejects.toThrow('The content server needs a token')
  })

  test('only a JSON object with a query, sent by POST, is accepted as a query', async () => {
    const get = await server.fetch(
      new Request(`${endpoint}?query={ping}`, { headers: { authorization: `Bearer ${token}` } }),
    )
    expect(get.status).toBe(405)
    expect(get.headers.get('allow')).toBe('POST')
    expect((await post('{"query":"{ ping }"}', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post('{ ping }')).status).toBe(400)
    expect((await post('{}')).status).toBe(400)
    expect((await post('[{"query":"{ ping }"}]')).status).toBe(400)
    expect((await post('')).status).toBe(400)
  })

  test('a body of more than 100 kB is rejected with 413, also when it has no content-length', async () => {
    const body = JSON.stringify({ query: '{ ping }', variables: { a: 'x'.repeat(100_000) } })
    expect((await post(body)).status).toBe(413)
    const streamed = new Request(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect((await server.fetch(streamed)).status).toBe(413)
  })

  test('a query deeper than 20 levels is rejected, also through fragments', async () => {
    const deep = (levels: number): string => (levels === 0 ? '{ id }' : `{ parent ${deep(levels - 1)} }`)
    expect((await ask(`{ entry(uri: "x") ${deep(30)} }`)).errors?.[0]?.message).toBe(
      'The query is deeper than 20 levels',
    )
    const spread = `fragment A on EntryInterface ${deep(12)} { entry(uri: "x") { parent { parent { parent { parent { parent { parent { parent { ...A } } } } } } } } }`
    expect((await ask(spread)).errors?.[0]?.message).toBe('The query is deeper than 20 levels')
    const circle = 'fragment A on EntryInterface { parent { ...A } } { entry(uri: "x") { ...A } }'
    expect((await ask(circle)).errors?.[0]?.message).toContain('Cannot spread fragment')
  })

  test('with a list of allowed operations other queries are rejected, whatever their formatting', async () => {
    const listed = await start({ allowedOperations: [parse('query Ping { ping }')] })
    expect((await ask('query   Ping {\n ping\n}', {}, listed)).status).toBe(200)
    expect(await ask('query Other { ping }', {}, listed)).toEqual({
      status: 400,
      errors: [{ message: 'This operation is not allowed' }],
    })
    expect((await ask('{ __schema { types { name } } }', {}, listed)).status).toBe(400)
    expect((await ask('not GraphQL', {}, listed)).status).toBe(400)
  })

  test('GraphiQL is served only without a list of allowed operations', async () => {
    const look = () => new Request(endpoint, { headers: { accept: 'text/html' } })
    const page = await server.fetch(look())
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('<html')
    expect(html).not.toContain(token)
    const listed = await start({ allowedOperations: [parse('{ ping }')] })
    expect((await listed.fetch(look())).status).toBe(405)
  })

  test('an invalid query returns an error that names the mistake, and an unknown path returns 404', async () => {
    const { errors } = await ask('{ nothing }')
    expect(errors?.[0]?.message).toBe('Cannot query field "nothing" on type "Query".')
    const { errors: wrongOrder } = await ask('{ entries(orderBy: "color") { id } }')
    expect(wrongOrder?.[0]?.message).toBe('"orderBy" must be like "postDate DESC", found "color"')
    expect((await server.fetch(new Request('http://content.invalid/'))).status).toBe(404)
  })

  test('an internal error is passed to onError, and its message is not in the response', async () => {
    const messages: string[] = []
    const failing = await start({ onError: (error) => messages.push(String(error)) })
    const failure = vi.spyOn(Intl, 'Collator').mockImplementation(function () {
      throw new Error('secret path')
    })
    const { errors } = await ask('{ entries(section: "news", orderBy: "title DESC") { title } }', {}, failing)
    failure.mockRestore()
    expect(errors?.[0]?.message).toBe('The content server failed')
    expect(JSON.stringify(errors)).not.toContain('secret')
    expect(messages.join()).toContain('secret path')
  })
})

describe('entries with the most and the fewest fields', () => {
  const schema = buildContentSchema()

  /**
   * Returns a selection of every field of a type. Of the entries and files inside it, only the types and the ids are
   * selected.
   */
  function everyField(type: GraphQLOutputType): string {
    const named = getNamedType(type)
    if (!isObjectType(named) && !isInterfaceType(named)) return ''
    if (isInterfaceType(named)) return '{ __typename id }'
    return `{ __typename ${Object.values(named.getFields())
      .map((field) => `${field.name} ${everyField(field.type)}`)
      .join(' ')} }`
  }

  const askWhole = async (typeName: string, variables: { uri: string; site: string }) => {
    const type = schema.getType(typeName)
    if (!isObjectType(type)) throw new Error(typeName)
    const query = `query ($uri: [String], $site: [String]) { entry(uri: $uri, site: $site) { ... on ${typeName} ${everyField(type)} } }`
    return (await dataOf(query, variables))['entry'] as Record<string, unknown>
  }

  test('the fullest condition returns a value for every field that it can have', async () => {
    const entry = await askWhole('condition_Entry', { uri: 'condition/kidney-stones', site: 'en' })
    const empty = Object.entries(entry).flatMap(([name, value]) =>
      value === null || (Array.isArray(value) && value.length === 0) ? [name] : [],
    )
    // The condition has no parent and is not a search result, and no entry of this server expires.
    expect(empty.sort()).toEqual(['ancestors', 'expiryDate', 'parent', 'searchScore'])
    expect(entry).toMatchObject({
      __typename: 'condition_Entry',
      title: 'Kidney stones',
      uri: 'condition/kidney-stones',
      url: '/condition/kidney-stones',
      siteId: 1,
      siteHandle: 'en',
      language: 'en-US',
      sectionHandle: 'conditions',
      typeHandle: 'condition',
      status: 'live',
      level: 1,
      postDate: '2026-03-12T00:00:00+00:00',
      intro: 'A hard lump that forms from urine.',
      synonyms: ['renal colic', 'nephrolithiasis', '112'],
      canonical: 'https://example.org/stones',
      seo: {
        title: 'All about kidney stones',
        social: {
          facebook: {
            title: 'Do you have a stone?',
            description: 'What a stone is.',
            image: { __typename: 'image_Asset' },
          },
          twitter: { title: 'All about kidney stones', description: 'Small and hard.', image: null },
        },
        advanced: { robots: ['noindex', 'noarchive'], canonical: 'https://example.org/stones' },
      },
    })
    expect(Number(entry['id'])).toBeGreaterThan(0)
    expect(Number(entry['id'])).toBeLessThan(2 ** 31)
    expect(entry['uid']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('the emptiest condition can be queried for every field', async () => {
    const entry = await askWhole('condition_Entry', { uri: 'condition/bladder-cancer', site: 'en' })
    expect(entry['seo']).toMatchObject({ advanced: { robots: [], canonical: null } })
    expect(entry).toMatchObject({ title: 'Bladder cancer', blocks: [], treatments: [], postDate: null, localized: [] })
  })

  const uris: [typeName: string, uri: string][] = [
    ['home_Entry', '__home__'],
    ['contact_Entry', 'contact'],
    ['page_Entry', 'about/people'],
    ['redirect_Entry', 'diet'],
    ['situation_Entry', 'condition/kidney-stones/colic'],
    ['treatment_Entry', 'all-treatments/ureteroscopy'],
    ['guideline_Entry', 'guidelines/urolithiasis'],
    ['guidelineChapter_Entry', 'guidelines/urolithiasis/chapter/introduction'],
    ['guidelineArchive_Entry', 'guidelines/archive/urolithiasis-2024'],
    ['story_Entry', 'stories/circles'],
    ['news_Entry', 'news/first'],
    ['update_Entry', 'updates/stones'],
    ['pressRelease_Entry', 'press-releases/launch'],
    ['educationEvent_Entry', 'education-events/evening'],
    ['office_Entry', 'offices/editorial'],
    ['page_Entry', 'offices/editorial/how-we-write'],
    ['section_Entry', 'sections/stones'],
    ['topic_Entry', 'topics/stones'],
    ['tag_Entry', 'tags/pain'],
    ['undergraduate_Entry', 'undergraduates/flank'],
    ['module_Entry', 'module/stones'],
    ['chatbot_Entry', 'chat/guide'],
  ]
  test.each(uris)('all fields of a %s can be queried by its uri %s', async (typeName, uri) => {
    expect(await askWhole(typeName, { uri, site: 'en' })).toMatchObject({ __typename: typeName, uri })
  })

  test('a guideline returns its chapters, changes, panel, translations and editions', async () => {
    const { entry } = await dataOf(`{ entry(uri: "guidelines/urolithiasis") { ... on guideline_Entry {
      chapters { title parent { uri } ... on guidelineChapter_Entry { number isSupplement body sections { title } references { id } recommendations { ... on recommendation_Entry { text strength levelOfEvidence chapter { uri } } } } }
      summariesOfChanges { slug ... on summaryOfChanges_Entry { year body changes { ... on recommendation_Entry { text strength chapter { title } } } } }
      publications { title } appendices { title } summaries { ... on guidelineSummary_Entry { body } }
      panel { title ... on panelMember_Entry { panelRole person { ... on person_Entry { role } } } }
      translations { ... on guidelineTranslation_Entry { languageName href } }
      editions { title ... on guidelineArchive_Entry { year editions { title } current { uri } } }
      fullPdf { url mimeType }
    } } }`)
    expect(entry).toEqual({
      chapters: [
        {
          title: 'Introduction',
          parent: { uri: 'guidelines/urolithiasis' },
          number: '1',
          isSupplement: false,
          body: '<p>The lead.</p>',
          sections: [{ title: 'Aim' }],
          references: [{ id: expect.any(String) }],
          recommendations: [
            {
              text: 'Offer ultrasound first.',
              strength: 'Strong',
              levelOfEvidence: '1a',
              chapter: [{ uri: 'guidelines/urolithiasis/chapter/introduction' }],
            },
          ],
        },
        expect.objectContaining({ title: 'Diagnosis', number: '2', isSupplement: true, body: null, sections: [] }),
      ],
      summariesOfChanges: [
        {
          slug: '2026',
          year: 2026,
          body: '<p>New.</p>',
          changes: [{ text: 'Offer ultrasound first.', strength: 'Strong', chapter: [{ title: 'Introduction' }] }],
        },
      ],
      publications: [{ title: 'A paper' }],
      appendices: [{ title: 'A search' }],
      summaries: [{ body: '<p>Drink <strong>enough</strong>.</p>' }],
      panel: [{ title: 'Working Group', panelRole: 'Chair', person: [{ role: 'Author' }] }],
      translations: [{ languageName: 'Nederlands', href: 'https://example.org/nl' }],
      editions: [
        {
          title: 'Stones of the urinary tract (2024)',
          year: 2024,
          editions: [{ title: 'Stones of the urinary tract (2022)' }],
          current: [{ uri: 'guidelines/urolithiasis' }],
        },
        expect.objectContaining({ year: 2022 }),
      ],
      fullPdf: [{ url: expect.stringMatching(/^\/media\/leaflet\.pdf\?v=/), mimeType: 'application/pdf' }],
    })
  })

  test('a module returns its chapters, items and answers', async () => {
    const { entry } =
      await dataOf(`{ entry(uri: "module/stones") { ... on module_Entry { endText minutes chapters { slug ... on moduleChapter_Entry {
      intro items { slug ... on moduleItem_Entry { kind body media { title } videoUrl transcript question answers { ... on answer_Entry { text correct feedback } } explanation } } } } } } }`)
    expect(entry).toEqual({
      minutes: 10,
      endText: '<p>See <a href="/condition/kidney-stones">the page</a>.</p>',
      chapters: [
        {
          slug: 'what',
          intro: '<p>A start.</p>',
          items: [
            {
              slug: 'stone',
              kind: 'text',
              body: '<p>A <strong>hard</strong> lump.</p>',
              media: [{ title: 'kidney' }],
              videoUrl: null,
              transcript: null,
              question: null,
              answers: [],
              explanation: null,
            },
            {
              slug: 'scan',
              kind: 'video',
              body: null,
              media: [],
              videoUrl: 'https://videos.example.org/scan',
              transcript: '<p>You lie on your <strong>back</strong>.</p>',
              question: null,
              answers: [],
              explanation: null,
            },
            {
              slug: 'try',
              kind: 'question',
              body: null,
              videoUrl: null,
              transcript: null,
              media: [],
              question: 'How much to drink?',
              answers: [
                { text: 'Enough', correct: true, feedback: '<p>Yes.</p>' },
                { text: 'Nothing', correct: false, feedback: null },
              ],
              explanation: '<p>Water thins urine.</p>',
            },
          ],
        },
      ],
    })
  })

  test('a page names the sources and recommendations of its texts, and a recommendation the pages that name it', async () => {
    const { page, chapter } = await dataOf(`{
      page: entry(uri: "condition/kidney-stones", site: "en") { ... on condition_Entry {
        blocks { ... on textBlock_Entry { body } }
        evidence { id
          ... on source_Entry { citation chapterName edition checked }
          ... on recommendation_Entry { text levelOfEvidence chapter { title } }
        } } }
      chapter: entry(type: "guidelineChapter", slug: "introduction", site: "en") { ... on guidelineChapter_Entry {
        recommendations { id ... on recommendation_Entry { citedBy { uri } } }
      } }
    }`)
    const { blocks, evidence } = page as { blocks: { body?: string }[]; evidence: { id: string }[] }
    expect(evidence).toEqual([
      {
        id: expect.any(String),
        citation: 'European Association of Urology. Guidelines on Urolithiasis.',
        chapterName: '3.4',
        edition: '2025',
        checked: '2026-11-20T00:00:00+00:00',
      },
      {
        id: expect.any(String),
        text: 'Offer ultrasound first.',
        levelOfEvidence: '1a',
        chapter: [{ title: 'Introduction' }],
      },
    ])
    const marks = blocks.flatMap(({ body }) => [...(body ?? '').matchAll(/<sup data-source="(\d+)"><\/sup>/g)])
    expect(marks.map(([, id]) => id)).toEqual(evidence.map(({ id }) => id))
    expect(chapter).toEqual({
      recommendations: [{ id: evidence[1]?.id, citedBy: [{ uri: 'condition/kidney-stones' }] }],
    })
  })

  test('a home page returns links to entries, to paths and to other websites', async () => {
    const { entry } =
      await dataOf(`{ entry(uri: "__home__") { ... on home_Entry { heroTitle chatbot { uri } stories { ... on story_Entry { quote } }
      links { ... on link_Entry { label text linkInternal { uri } linkExternal } } } } }`)
    expect(entry).toEqual({
      heroTitle: 'Urology in plain words',
      chatbot: [{ uri: 'chat/guide' }],
      stories: [{ quote: 'I walked in circles.' }],
      links: [
        { label: 'About us', text: 'Who we are', linkInternal: [{ uri: 'about' }], linkExternal: null },
        { label: 'All news', text: null, linkInternal: [], linkExternal: '/news' },
        { label: 'A friend', text: null, linkInternal: [], linkExternal: 'https://example.org/friend' },
      ],
    })
  })
})

describe('the queries of the specification', () => {
  const tags =
    'en-US nl-NL es-ES de-DE fr-FR ar el-GR pt-PT sl-SI tr-TR zh-CN it-IT lv-LV fi-FI cs-CZ sk-SK pl-PL hr-HR bg-BG sq-AL hu-HU et-EE'
  const siteGlobals = `query SiteGlobals($site: [String], $language: [String] = ["en-US"], $category: [String] = ["site"]) {
    theme: globalSet(handle: ["theme"], site: $site) { ... on theme_GlobalSet { primaryColor primaryColorDark primaryColorLight primaryTextColor secondaryColor secondaryColorDark secondaryColorLight secondaryTextColor } }
    assets: globalSet(handle: ["assets"], site: $site) { ... on assets_GlobalSet { siteName
      favicon { url url64: url @transform(width: 64, height: 64) url180: url @transform(width: 180, height: 180) url192: url @transform(width: 192, height: 192) url512: url @transform(width: 512, height: 512) }
      footerLogo { url } navigationLogo { url } } }
    sites { id handle enabled language primary }
    strings: staticMessages(language: $language, category: $category) { key message language category }
  }`

  test('triage rules are requested for a site, and a care card returns its own', async () => {
    const fullServer = await start({ directory: fileURLToPath(new URL('../content', import.meta.url)), strict: false })
    const { triageRules, entry } = await dataOf(
      `{
        triageRules(site: "de") { sign text group heading urgency context why sources { title } }
        entry(uri: "condition/kidney-stones", site: ["en"]) {
          ... on condition_Entry { blocks { ... on careCard_Entry { urgency body rules { sign urgency context } } } }
        }
      }`,
      {},
      fullServer,
    )
    expect(triageRules).toContainEqual({
      sign: 'fever-or-shivering',
      text: expect.stringMatching(/^<p>.*38\u00a0°C.*Schüttelfrost<\/p>$/),
      group: 'fever',
      heading: 'Fieber oder Infektion',
      urgency: 'emergency',
      context: 'stone-pain',
      why: expect.stringMatching(/^Bacteria in the blood/),
      sources: [{ title: expect.stringContaining('Urological Infections') }],
    })
    const { blocks } = entry as { blocks: { urgency?: string; rules?: unknown[] }[] }
    const emergency = blocks.find(({ urgency }) => urgency === 'emergency')
    expect(emergency?.rules?.[0]).toEqual({ sign: 'fever-or-shivering', urgency: 'emergency', context: 'stone-pain' })
  })

  test('SiteGlobals returns the website’s own content for 22 languages and 4 categories', async () => {
    const fullServer = await start({ directory: fileURLToPath(new URL('../content', import.meta.url)), strict: false })
    const data = await dataOf(
      siteGlobals,
      { site: ['nl'], language: tags.split(' '), category: ['context-nav', 'types', 'site', 'components'] },
      fullServer,
    )
    expect(data['sites']).toHaveLength(22)
    expect((data['sites'] as { language: string }[]).map(({ language }) => language)).toEqual(tags.split(' '))
    const strings = data['strings'] as { language: string; category: string }[]
    expect(strings.length).toBeGreaterThan(20)
    expect(data['theme']).toMatchObject({ primaryColor: expect.stringMatching(/^#[0-9a-f]{6}$/) })
    const { favicon } = data['assets'] as { favicon: Record<string, string>[] }
    for (const size of ['64', '180', '192', '512']) {
      const url = favicon[0]?.[`url${size}`] ?? ''
      expect(url).toMatch(new RegExp(`^/media/mark-nl-${size}\\.png\\?v=`))
      expect((await fullServer.fetch(new Request(`http://content.invalid${url}`))).status).toBe(200)
    }
  })

  test('static messages default to the category "site" in English', async () => {
    const data = await dataOf(siteGlobals)
    expect(data['strings']).toEqual([
      { key: '404-title', message: 'This page is not here', language: 'en-US', category: 'site' },
    ])
  })

  test('static messages of several languages are returned in one list', async () => {
    const { strings } = await dataOf(siteGlobals, { language: ['en-US', 'nl-NL'], category: ['site'] })
    expect((strings as { message: string }[]).map(({ message }) => message)).toEqual([
      'This page is not here',
      'Deze pagina is er niet',
    ])
  })

  test('a global set that a site lacks falls back to the primary site’s, and carries that site’s handle', async () => {
    const { theme, assets, nothing } =
      await dataOf(`{ theme: globalSet(handle: "theme", site: "nl") { handle siteHandle language }
      assets: globalSet(handle: "assets", site: "nl") { name siteHandle language }
      nothing: globalSet(handle: "none") { id } }`)
    expect(theme).toEqual({ handle: 'theme', siteHandle: 'nl', language: 'nl-NL' })
    expect(assets).toEqual({ name: 'Assets', siteHandle: 'en', language: 'en-US' })
    expect(nothing).toBeNull()
  })

  test('a navigation that falls back to the primary site’s links to the requested site’s own entries', async () => {
    const { globalSet, globalSets } =
      await dataOf(`{ globalSet(handle: "navigation", site: "nl") { ... on navigation_GlobalSet {
      main { ... on link_Entry { label linkInternal { uri siteHandle } linkExternal } } selectedSearches } }
      globalSets(site: ["en", "nl"]) { handle siteHandle } }`)
    expect(globalSet).toEqual({
      main: [
        { label: 'Stones', linkInternal: [{ uri: 'condition/nierstenen', siteHandle: 'nl' }], linkExternal: null },
        { label: 'News', linkInternal: [], linkExternal: '/news' },
      ],
      selectedSearches: ['kidney stones'],
    })
    expect(globalSets).toHaveLength(8)
  })

  test('the global set siteAlert has its message, times and link, and a date as its end includes that day', async () => {
    const { globalSet } = await dataOf(
      '{ globalSet(handle: "siteAlert") { ... on siteAlert_GlobalSet { message level startsAt endsAt link { ... on link_Entry { label linkInternal { uri } } } } } }',
    )
    expect(globalSet).toEqual({
      message: 'Our phones are down.',
      level: 'info',
      startsAt: '2026-11-01T00:00:00+00:00',
      endsAt: '2026-11-27T23:59:59+00:00',
      link: [{ label: 'Contact', linkInternal: [{ uri: 'contact' }] }],
    })
  })

  const redirects =
    'query Redirects($siteId: Int, $handle: String) { redirects(siteId: $siteId, handle: $handle) { uri to type handle siteId } }'
  test('redirects of one site are its own and those of all sites, in their order', async () => {
    const everywhere = { uri: 'blog/([0-9]{4})/(.*)', to: 'news/$2', type: '301', handle: null, siteId: null }
    const gone = { uri: 'gone', to: '', type: '410', handle: null, siteId: null }
    const dutch = { uri: 'oude-stenen', to: 'condition/nierstenen', type: '302', handle: 'nl', siteId: 2 }
    expect((await dataOf(redirects, { siteId: 2 }))['redirects']).toEqual([everywhere, dutch, gone])
    expect((await dataOf(redirects, { handle: 'nl' }))['redirects']).toEqual([everywhere, dutch, gone])
    expect((await dataOf(redirects, { siteId: 99 }))['redirects']).toEqual([everywhere, gone])
    expect((await dataOf(redirects))['redirects']).toHaveLength(4)
  })

  const lookup = `query PageLookup($uri: [String], $site: [String]) { entry(uri: $uri, site: $site) { id uri title language sectionHandle typeHandle
    localized { uri language siteHandle enabledForSite }
    ... on redirect_Entry { linkInternal { uri siteHandle url } linkExternal redirectType } } }`
  test('an entry is found by its uri, with its other languages', async () => {
    const { entry } = await dataOf(lookup, { uri: ['condition/nierstenen'], site: ['nl'] })
    expect(entry).toEqual({
      id: expect.stringMatching(/^\d+$/),
      uri: 'condition/nierstenen',
      title: 'Nierstenen',
      language: 'nl-NL',
      sectionHandle: 'conditions',
      typeHandle: 'condition',
      localized: [
        { uri: 'condition/kidney-stones', language: 'en-US', siteHandle: 'en', enabledForSite: true },
        { uri: 'condition/حصى-الكلى', language: 'ar', siteHandle: 'ar', enabledForSite: true },
        { uri: 'condition/kidney-stones', language: 'zh-CN', siteHandle: 'cn', enabledForSite: true },
      ],
    })
  })

  test('a uri is compared in Unicode NFC', async () => {
    const directory = await copyOfFixture()
    await writeFile(join(directory, 'en/topics/nino.md'), '---\ntitle: Niño\nslug: nin\u0303o\n---\n')
    const other = await start({ directory })
    for (const uri of ['topics/niño', 'topics/nin\u0303o']) {
      expect((await dataOf(lookup, { uri, site: 'en' }, other))['entry']).toMatchObject({ uri: 'topics/ni\u00f1o' })
    }
  })

  test('a lookup can return a redirect entry', async () => {
    expect((await dataOf(lookup, { uri: 'diet', site: 'en' }))['entry']).toMatchObject({
      sectionHandle: 'pages',
      typeHandle: 'redirect',
      linkInternal: [{ uri: 'condition/kidney-stones', siteHandle: 'en', url: '/condition/kidney-stones' }],
      linkExternal: null,
      redirectType: '301',
    })
    expect((await dataOf(lookup, { uri: 'elsewhere', site: 'en' }))['entry']).toMatchObject({
      linkInternal: [],
      linkExternal: 'https://example.org/elsewhere',
      redirectType: '302',
    })
  })

  test('a lookup of an unknown uri or site returns null', async () => {
    expect((await dataOf(lookup, { uri: 'nothing', site: 'en' }))['entry']).toBeNull()
    expect((await dataOf(lookup, { uri: 'condition/kidney-stones', site: 'xx' }))['entry']).toBeNull()
  })

  test('a lookup of any uri in any site returns no error', async () => {
    const anything = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.webPath(),
      fc.constantFrom('__proto__', 'constructor', '__home__', '*', '../en/home', 'condition/kidney-stones'),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(anything), { maxLength: 3 }),
        fc.array(fc.option(anything), { maxLength: 3 }),
        async (uri, site) => {
          const { status, errors } = await ask(lookup, { uri, site })
          expect({ status, errors }).toEqual({ status: 200, errors: undefined })
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('media files', () => {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    server.fetch(new Request(`http://content.invalid${path}`, { headers, method }))

  test('an SVG is served with its content type, a sandboxing CSP and, under its versioned URL, an immutable cache header', async () => {
    const { entry } = await dataOf(
      '{ entry(uri: "condition/kidney-stones") { ... on condition_Entry { featuredimage { url width height size mimeType alt } } } }',
    )
    const [asset] = (entry as { featuredimage: { url: string; size: string }[] }).featuredimage
    expect(asset).toMatchObject({ width: 120, height: 150, mimeType: 'image/svg+xml', alt: null })
    const response = await get(asset?.url ?? '')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-length': asset?.size,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(await response.text()).toContain('<svg')
  })

  test('a file whose name has characters with a meaning in URLs is served under its URL', async () => {
    const directory = await copyOfFixture()
    const name = 'stone #1, 50% sure?.svg'
    await writeFile(join(directory, 'assets', name), '<svg viewBox="0 0 1 1"></svg>')
    await writeFile(
      join(directory, 'en/news/stone.md'),
      `---\ntitle: X\nintro: Y.\npostDate: 2026-05-02\nillustration: "${name}"\n---\n`,
    )
    const other = await start({ directory })
    const { entry } = await dataOf(
      '{ entry(uri: "news/stone") { ... on news_Entry { featuredimage { url } } } }',
      {},
      other,
    )
    const [asset] = (entry as { featuredimage: { url: string }[] }).featuredimage
    expect(asset?.url).toMatch(/^\/media\/stone%20%231%2C%2050%25%20sure%3F\.svg\?v=\w+$/)
    const response = await other.fetch(new Request(`http://content.invalid${asset?.url}`))
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await response.text()).toContain('<svg')
  })

  test('a media URL without a version, or with an old one, is cached for five minutes only', async () => {
    expect((await get('/media/kidney.svg')).headers.get('cache-control')).toBe('public, max-age=300')
    expect((await get('/media/kidney.svg?v=old')).headers.get('cache-control')).toBe('public, max-age=300')
  })

  test('a request with a matching etag gets 304, a HEAD request has no body, and other methods get 405', async () => {
    const etag = (await get('/media/favicon-64.png')).headers.get('etag') ?? ''
    expect((await get('/media/favicon-64.png', { 'if-none-match': etag })).status).toBe(304)
    const head = await get('/media/favicon-64.png', {}, 'HEAD')
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'image/png', ''])
    expect((await get('/media/favicon-64.png', {}, 'DELETE')).status).toBe(405)
  })

  test.each([
    '/media/',
    '/media/kidney',
    '/media/none.svg',
    '/media/../en/home.md',
    '/media/..%2fen%2fhome.md',
    '/media/%2e%2e/sites.yaml',
    '/media/%00',
    '/media/%ff',
    '/media/__proto__',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test('the source of an SVG has its labels with the language that each of them is in', async () => {
    const query =
      'query ($uri: [String], $site: [String]) { entry(uri: $uri, site: $site) { ... on condition_Entry { blocks { ... on mediaBlock_Entry { image { alt ... on image_Asset { svg } } } } } } }'
    const { entry } = await dataOf(query, { uri: 'condition/nierstenen', site: 'nl' })
    const { blocks } = entry as { blocks: { image?: { alt: string; svg: string }[] }[] }
    const image = blocks.find((block) => block.image)?.image?.[0]
    expect(image?.alt).toBe('De urinewegen.')
    expect(image?.svg).toContain('lang="en-US" direction="ltr">Kidney</text>')
  })

  test('a transform to a size that does not exist returns the original file', async () => {
    const { globalSet } = await dataOf(
      'query ($size: Int) { globalSet(handle: "assets") { ... on assets_GlobalSet { favicon { a: url @transform(width: $size) b: url @transform(width: 63) c: url @transform(handle: "large") } } } }',
      { size: 64 },
    )
    const { favicon } = globalSet as { favicon: unknown[] }
    expect(favicon).toEqual([
      {
        a: expect.stringMatching(/^\/media\/favicon-64\.png\?v=/),
        b: expect.stringMatching(/^\/media\/favicon\.svg\?v=/),
        c: expect.stringMatching(/^\/media\/favicon\.svg\?v=/),
      },
    ])
  })
})

describe('drafts', () => {
  const draftToken = 'the-token-of-drafts'
  const changed = '---\ntitle: Pain\n---\n'
  const added = '---\ntitle: A new topic\n---\n'
  /** Starts a server of the fixture with these drafts. */
  async function startWith(files: Record<string, string>, options: Partial<ContentServerOptions> = {}) {
    const drafts = await mkdtemp(join(root, 'drafts-'))
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(drafts, name)), { recursive: true })
      await writeFile(join(drafts, name), text)
    }
    return { drafts, server: await start({ preview: { drafts, token: draftToken }, ...options }) }
  }
  const query = '{ entries(section: "topics", orderBy: "title") { title uri isDraft } }'
  async function topics(of: ContentServer, sent?: string) {
    const headers: Record<string, string> = sent === undefined ? {} : { 'x-craft-token': sent }
    const answer = (await (await post(JSON.stringify({ query }), headers, of)).json()) as Answer
    return answer.data?.['entries']
  }
  const published = [{ title: 'Stones', uri: 'topics/stones', isDraft: false }]

  test('are returned for a request with the draft token in place of published entries and beside them', async () => {
    const { server: drafting } = await startWith({ 'en/topics/stones.md': changed, 'en/topics/new.md': added })
    expect(await topics(drafting)).toEqual(published)
    expect(await topics(drafting, draftToken)).toEqual([
      { title: 'A new topic', uri: 'topics/new', isDraft: true },
      { title: 'Pain', uri: 'topics/stones', isDraft: true },
    ])
    expect(await topics(drafting)).toEqual(published)
  })

  test('of globals and static messages are returned in place of the published ones', async () => {
    const { server: drafting } = await startWith({
      'en/globals/alert.yaml': 'message: We are moving house.\n',
      'en/messages.yaml': '- { key: 404-title, category: site, message: Nothing here }\n',
    })
    const ask = `{ alert: globalSet(handle: "siteAlert", site: "en") { ... on siteAlert_GlobalSet { message } }
      strings: staticMessages(language: "en-US", category: "site") { message } }`
    const answer = async (headers: Record<string, string>) =>
      ((await (await post(JSON.stringify({ query: ask }), headers, drafting)).json()) as Answer).data
    expect(await answer({})).toMatchObject({ strings: [{ message: 'This page is not here' }] })
    expect(JSON.stringify(await answer({}))).not.toContain('moving house')
    // The draft follows the published message; the site uses the last of several messages with the same key.
    expect(await answer({ 'x-craft-token': draftToken })).toEqual({
      alert: { message: 'We are moving house.' },
      strings: [{ message: 'This page is not here' }, { message: 'Nothing here' }],
    })
  })

  test('keep the ids of the entries that they replace', async () => {
    const { server: drafting } = await startWith({ 'en/topics/stones.md': changed })
    const id = async (headers: Record<string, string>) =>
      (await post(JSON.stringify({ query: '{ entry(uri: "topics/stones") { id } }' }), headers, drafting)).json()
    expect(await id({ 'x-craft-token': draftToken })).toEqual(await id({}))
  })

  test('are not returned for a wrong token, and the request is rejected with 400', async () => {
    const { server: drafting } = await startWith({ 'en/topics/new.md': added })
    for (const wrong of ['wrong', '', `${draftToken}x`]) {
      const response = await post(JSON.stringify({ query }), { 'x-craft-token': wrong }, drafting)
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ message: 'Invalid token' })
    }
  })

  test('cannot be requested from a server without a draft token', async () => {
    for (const any of [draftToken, ''])
      expect((await post(JSON.stringify({ query }), { 'x-craft-token': any })).status).toBe(400)
  })

  test('are not returned with a draft token alone, when the bearer token is wrong', async () => {
    const { server: drafting } = await startWith({})
    const headers = { 'x-craft-token': draftToken, authorization: 'Bearer wrong' }
    expect((await post(JSON.stringify({ query }), headers, drafting)).status).toBe(400)
  })

  test.each([
    ['a site that is not listed', 'xx/topics/a.md', added, 'there is no site "xx" in sites.yaml'],
    [
      'a file that is not a single entry',
      'en/glossary.yaml',
      '[]',
      'nothing reads this file: a draft is an entry with a file of its own',
    ],
    ['a missing key', 'en/topics/a.md', '---\nslug: a\n---\n', '"title" is missing'],
    [
      'a link to an entry that does not exist',
      'en/pages/a.md',
      '---\ntitle: A\nintro: A.\nrelated: [topics/nothing]\n---\n',
      'there is no entry "topics/nothing"',
    ],
    [
      'the uri of another entry',
      'en/topics/a.md',
      '---\ntitle: A\nslug: stones\n---\n',
      'the address "topics/stones" is that of',
    ],
  ])('with %s are reported', async (_, name, text, message) => {
    const problems: string[] = []
    const { drafts } = await startWith(
      { [name]: text },
      { strict: false, onProblem: (problem) => problems.push(String(problem)) },
    )
    expect(problems).toEqual([expect.stringContaining(message)])
    expect(problems[0]).toContain(join(drafts, name))
  })

  test('can link to each other', async () => {
    await expect(
      startWith({
        'en/pages/a.md': '---\ntitle: A\nintro: A.\nrelated: [topics/new]\n---\n',
        'en/topics/new.md': added,
      }),
    ).resolves.toBeDefined()
  })

  test('are reloaded when they change while watching', async () => {
    const { drafts, server: watching } = await startWith({ 'en/topics/new.md': added }, { watch: true })
    await writeFile(join(drafts, 'en/topics/new.md'), '---\ntitle: Newer\n---\n')
    await expect
      .poll(() => topics(watching, draftToken), { timeout: 5000 })
      .toContainEqual(expect.objectContaining({ title: 'Newer' }))
    watching.close()
  })
})

test('every language has the revision of the primary site’s page, so that a translation is behind when that changes', async () => {
  const directory = await copyOfFixture()
  const original = join(directory, 'en/conditions/kidney-stones.md')
  const text = await readFile(original, 'utf8')
  await writeFile(original, text.replace('sourceRevision: "2026-03-12"', 'sourceRevision: "2026-04-01"'))
  await mkdir(join(directory, 'nl/pages'), { recursive: true })
  await writeFile(join(directory, 'nl/pages/only-here.md'), '---\ntitle: X\nintro: Y.\nsourceRevision: "1"\n---\n')
  const changed = await start({ directory })
  const revisions = `... on condition_Entry { sourceRevision translatedRevision } ... on page_Entry { sourceRevision }`
  expect(
    await dataOf(
      `{ translation: entry(uri: "condition/nierstenen", site: "nl") { ${revisions} }
      only: entry(uri: "only-here", site: "nl") { ${revisions} } }`,
      {},
      changed,
    ),
  ).toEqual({
    translation: { sourceRevision: '2026-04-01', translatedRevision: '2026-01-01' },
    only: { sourceRevision: '1' },
  })
})

describe('broken and changing content', () => {
  test('a broken file fails the start, with one line for each problem', async () => {
    const directory = await copyOfFixture()
    await writeFile(join(directory, 'en/news/first.md'), 'x')
    await writeFile(join(directory, 'en/topics/stones.md'), '---\nslug: stones\n---\n')
    const starting = createContentServer({ directory, token })
    await expect(starting).rejects.toThrow(ContentFilesError)
    await expect(starting).rejects.toThrow(
      `${directory}/en/news/first.md:1: a content file begins with front matter between two lines of "---"\n${directory}/en/topics/stones.md:2: "title" is missing`,
    )
  })

  test('in production a broken file is left out and reported', async () => {
    const directory = await copyOfFixture()
    await writeFile(join(directory, 'en/news/first.md'), 'x')
    const problems: string[] = []
    vi.stubEnv('NODE_ENV', 'production')
    const lenient = await start({ directory, onProblem: (problem) => problems.push(String(problem)) })
    vi.unstubAllEnvs()
    expect(problems).toEqual([
      `${directory}/en/news/first.md:1: a content file begins with front matter between two lines of "---"`,
    ])
    const { entryCount } = await dataOf('{ entryCount(section: "news") }', {}, lenient)
    expect(entryCount).toBe(2)
  })

  test('reload serves the changed content; with broken content the old content stays', async () => {
    const directory = await copyOfFixture()
    const changing = await start({ directory })
    const title = async () =>
      ((await dataOf('{ entry(uri: "topics/stones") { title } }', {}, changing))['entry'] as { title: string }).title
    expect(await title()).toBe('Stones')
    await writeFile(join(directory, 'en/topics/stones.md'), '---\ntitle: All stones\n---\n')
    expect(await title()).toBe('Stones')
    await changing.reload()
    expect(await title()).toBe('All stones')
    await writeFile(join(directory, 'en/topics/stones.md'), 'x')
    await expect(changing.reload()).rejects.toThrow(ContentFilesError)
    expect(await title()).toBe('All stones')
  })

  test('while watching, changed files are reloaded and problems are reported', async () => {
    const directory = await copyOfFixture()
    const problems: string[] = []
    const watching = await start({ directory, watch: true, onProblem: (problem) => problems.push(problem.message) })
    const count = async () => (await dataOf('{ entryCount(section: "topics") }', {}, watching))['entryCount']
    expect(await count()).toBe(1)
    await writeFile(join(directory, 'en/topics/two.md'), '---\ntitle: Two\n---\n')
    await expect.poll(count, { timeout: 5000 }).toBe(2)
    await appendFile(join(directory, 'en/topics/two.md'), '\n# Broken\n')
    await expect
      .poll(() => problems, { timeout: 5000 })
      .toEqual(['a heading in the text begins with "##": "#" is the title of the page'])
    expect(await count()).toBe(2)
    watching.close()
  })
})

describe('earlier versions of entries', () => {
  const save = async (name: string, title: string, directory = join(root, 'revisions')) => {
    const file = join(directory, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `---\ntitle: ${title}\nintro: ${title}\nsourceRevision: "${title}"\n---\n\nText.\n`)
  }
  const versionsQuery = `query ($id: QueryArgument, $site: [String]) {
    entries(revisionOf: $id, revisions: true, site: $site, orderBy: "dateCreated DESC", limit: 20) {
      title dateCreated uri ... on condition_Entry { sourceRevision }
    }
  }`

  test('are found by the id of the entry, the newest first, and by no other query', async () => {
    await save('en/conditions/kidney-stones/2026-01-05.md', 'First')
    await save('en/conditions/kidney-stones/2026-02-05.md', 'Second')
    const versioned = await start({ revisions: join(root, 'revisions') })
    const page = await dataOf('{ entry(uri: "condition/kidney-stones", site: "en") { id title } }', {}, versioned)
    const { id, title } = page['entry'] as { id: string; title: string }
    expect(title).not.toBe('Second')
    expect(await dataOf(versionsQuery, { id, site: ['en'] }, versioned)).toEqual({
      entries: [
        {
          title: 'Second',
          dateCreated: '2026-02-05T00:00:00+00:00',
          uri: 'condition/kidney-stones',
          sourceRevision: 'Second',
        },
        {
          title: 'First',
          dateCreated: '2026-01-05T00:00:00+00:00',
          uri: 'condition/kidney-stones',
          sourceRevision: 'First',
        },
      ],
    })
    expect(await dataOf(versionsQuery, { id, site: ['cn'] }, versioned)).toEqual({ entries: [] })
    expect(await dataOf('{ entryCount(site: "en") }', {}, versioned)).toEqual(
      await dataOf('{ entryCount(site: "en") }'),
    )
  })

  test('are reloaded when they change while watching', async () => {
    const revisions = await mkdtemp(join(root, 'revisions-'))
    const watching = await start({ revisions, watch: true })
    const { entry } = await dataOf('{ entry(uri: "condition/kidney-stones", site: "en") { id } }', {}, watching)
    const { id } = entry as { id: string }
    const count = async () =>
      ((await dataOf(versionsQuery, { id, site: ['en'] }, watching))['entries'] as unknown[]).length
    expect(await count()).toBe(0)
    await save('en/conditions/kidney-stones/2026-01-05.md', 'First', revisions)
    await expect.poll(count, { timeout: 5000 }).toBe(1)
    watching.close()
  })

  test('with a name that is not a site, an entry and a date are reported', async () => {
    await save('en/conditions/kidney-stones/yesterday.md', 'Third')
    await expect(start({ revisions: join(root, 'revisions') })).rejects.toThrow(/a revision is named/)
    await rm(join(root, 'revisions'), { recursive: true })
  })
})
