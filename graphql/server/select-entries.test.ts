import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { EntryDocument } from './content-files.ts'
import { ContentModel } from './content-model.ts'
import { loadContent } from './load-content.ts'
import { selectEntries, selectEntry, type EntryArguments } from './select-entries.ts'
import { TriageRules } from './triage-rules.ts'
import type { StoredEntry } from './stored-entry.ts'

let model: ContentModel
beforeAll(async () => {
  model = (await loadContent({ directory: fileURLToPath(new URL('fixtures/content', import.meta.url)) })).model
})

const names = (options: EntryArguments) =>
  selectEntries(model, options).map(({ site, identity }) => `${site.handle}/${identity}`)

const find = (identity: string, site = 'en'): StoredEntry => {
  const entry = model.versions(identity).find((version) => version.site.handle === site)
  if (!entry) throw new Error(`${site}/${identity}`)
  return entry
}

describe('selecting entries', () => {
  test('without a site only the primary site is selected, and * selects all enabled sites', () => {
    expect(names({ section: ['conditions'] })).toEqual(
      ['en/conditions/bladder-cancer', 'en/conditions/kidney-stones'].reverse(),
    )
    expect(names({ section: ['conditions'], site: ['nl'] })).toEqual(['nl/conditions/kidney-stones'])
    expect(names({ type: ['condition'], site: ['*'] })).toHaveLength(5)
    expect(names({ type: ['condition'], siteId: [2, '4'] }).sort()).toEqual([
      'cn/conditions/kidney-stones',
      'nl/conditions/kidney-stones',
    ])
    expect(names({ type: ['condition'], language: ['ar'] })).toEqual(['ar/conditions/kidney-stones'])
    expect(names({ section: ['conditions'], site: ['xx'] })).toEqual([])
  })

  test('entries are filtered by slug, id, section, type, level, status and uri', () => {
    const { id } = find('conditions/kidney-stones')
    expect(names({ slug: ['nierstenen'], site: ['en', 'nl'] })).toEqual(['nl/conditions/kidney-stones'])
    expect(names({ id: [id, 'none', -1], site: ['nl'] })).toEqual(['nl/conditions/kidney-stones'])
    expect(names({ id: [String(id)], section: ['news'] })).toEqual([])
    expect(names({ section: ['guidelines'], type: ['guidelineChapter'], level: 2 })).toHaveLength(2)
    expect(names({ section: ['guidelines'], level: 1 })).toHaveLength(3)
    expect(names({ section: ['news'], status: ['live'] })).toHaveLength(3)
    expect(names({ section: ['news'], status: ['disabled'] })).toEqual([])
    expect(names({ uri: ['about', 'about/people'], section: ['pages'] })).toHaveLength(2)
  })

  test('with unique each entry is returned once, in the preferred site', () => {
    const options: EntryArguments = { section: ['conditions'], site: ['en', 'nl'], unique: true }
    expect(names({ ...options, preferSites: ['nl'], orderBy: 'slug' })).toEqual([
      'en/conditions/bladder-cancer',
      'nl/conditions/kidney-stones',
    ])
    expect(names({ ...options, preferSites: [2] })).toContain('nl/conditions/kidney-stones')
    expect(names({ ...options, orderBy: 'slug' })).toEqual([
      'en/conditions/bladder-cancer',
      'en/conditions/kidney-stones',
    ])
  })

  test('entries are found by the codes of the primary site’s page, in all its translations', () => {
    const codes = ['icd-10 N23', 'icd-10 X99']
    expect(names({ codes })).toEqual(['en/conditions/kidney-stones'])
    expect(names({ codes, site: ['nl', 'en'], preferSites: ['nl'], unique: true })).toEqual([
      'nl/conditions/kidney-stones',
    ])
    expect(names({ codes, section: ['treatments'] })).toEqual([])
    expect(names({ codes: ['loinc 5794-3'], site: ['ar'] })).toEqual(['ar/conditions/kidney-stones'])
    expect(names({ codes: ['N20'] })).toEqual([])
    expect(names({ codes: [] })).toEqual([])
    expect(find('conditions/kidney-stones', 'nl').codes).toEqual(find('conditions/kidney-stones').codes)
  })

  test('a single entry is taken from the first listed site that has it', () => {
    const { id } = find('conditions/kidney-stones')
    expect(selectEntry(model, { id: [id], site: ['nl', 'en'] })?.site.handle).toBe('nl')
    expect(selectEntry(model, { id: [id], site: ['en', 'nl'] })?.site.handle).toBe('en')
    const other = find('conditions/bladder-cancer').id
    expect(selectEntry(model, { id: [other], site: ['nl', 'en'] })?.site.handle).toBe('en')
  })

  test('entries are filtered by postDate, with one condition or several', () => {
    const news = (postDate: string[]) => names({ section: ['news'], postDate })
    expect(news(['>= 2026-05-02'])).toEqual(['en/news/third', 'en/news/second'])
    expect(news(['< 2026-05-02'])).toEqual(['en/news/first'])
    expect(news(['2026-01-10'])).toEqual(['en/news/first'])
    expect(news(['and', '> 2026-01-10', '<= 2026-05-02'])).toEqual(['en/news/second'])
    expect(news(['< 2026-02-01', '> 2026-05-02'])).toEqual(['en/news/third', 'en/news/first'])
    expect(() => news(['soon'])).toThrow('"postDate" must be like ">= 2026-01-01", found "soon"')
  })

  test('events are filtered by kind, startsAt and endsAt, and an event without an end meets no condition but :empty:', () => {
    const events = (options: EntryArguments) => names({ section: ['events'], orderBy: 'startsAt ASC', ...options })
    expect(events({ kind: ['education'] })).toEqual(['en/events/course'])
    expect(events({ kind: ['event', 'education'] })).toEqual(['en/events/course', 'en/events/evening'])
    expect(events({ kind: ['other'] })).toEqual([])
    expect(events({ endsAt: ['>= 2026-12-03T20:30:00+01:00'] })).toEqual(['en/events/evening'])
    expect(events({ endsAt: ['< 2026-12-03T20:30:00+01:00'] })).toEqual([])
    expect(events({ endsAt: [':empty:', '< 2026-12-03T20:30:00+01:00'] })).toEqual(['en/events/course'])
    expect(events({ startsAt: ['and', '>= 2026-12-01', '< 2027-01-01'] })).toEqual(['en/events/evening'])
    expect(events({ orderBy: 'endsAt DESC' })).toEqual(['en/events/evening', 'en/events/course'])
    expect(names({ section: ['news'], startsAt: ['> 2000-01-01'] })).toEqual([])
    expect(() => events({ endsAt: ['soon'] })).toThrow('"endsAt" must be like ">= 2026-01-01", found "soon"')
  })

  test('press releases are filtered by embargoUntil, and :empty: matches entries without one', () => {
    const released = (...embargoUntil: string[]) => names({ section: ['pressReleases'], embargoUntil })
    expect(released(':empty:', '<= 2026-02-02T06:59:59Z')).toEqual([])
    expect(released(':empty:', '<= 2026-02-02T07:00:00.000Z')).toEqual(['en/press-releases/launch'])
    expect(released('> 2026-01-01')).toEqual(['en/press-releases/launch'])
    expect(released(':empty:')).toEqual([])
    expect(names({ section: ['news'], embargoUntil: [':empty:'] })).toHaveLength(3)
    expect(() => released('later')).toThrow('"embargoUntil" must be like ">= 2026-01-01", found "later"')
  })

  test('entries are ordered by orderBy, and those without a value come last', () => {
    expect(names({ section: ['news'], orderBy: 'title ASC' })).toEqual([
      'en/news/second',
      'en/news/third',
      'en/news/first',
    ])
    expect(names({ section: ['news'], orderBy: 'postDate ASC, title DESC' })[0]).toBe('en/news/first')
    expect(names({ section: ['conditions'], orderBy: 'postDate ASC' }).at(-1)).toBe('en/conditions/bladder-cancer')
    expect(names({ section: ['conditions'], orderBy: 'postDate DESC' }).at(-1)).toBe('en/conditions/bladder-cancer')
    expect(names({ section: ['guidelines'], type: ['guidelineChapter'], orderBy: 'number DESC' })[0]).toContain('02')
    expect(() => names({ orderBy: 'constructor' })).toThrow(
      '"orderBy" must be like "postDate DESC", found "constructor"',
    )
    expect(() => names({ orderBy: 'title; drop' })).toThrow('"orderBy"')
  })
})

describe('relations', () => {
  test('are found from both ends', () => {
    const { id } = find('conditions/kidney-stones')
    const related = names({ relatedTo: [id], section: ['treatments', 'situations', 'updates', 'topics', 'stories'] })
    expect(related.sort()).toEqual([
      'en/situations/colic',
      'en/stories/circles',
      'en/topics/stones',
      'en/treatments/ureteroscopy',
      'en/treatments/waiting',
      'en/updates/stones',
    ])
    expect(names({ relatedTo: [find('topics/stones').id] })).toEqual(['en/conditions/kidney-stones'])
    expect(names({ relatedTo: ['and', find('topics/stones').id, find('treatments/waiting').id] })).toEqual([
      'en/conditions/kidney-stones',
    ])
    expect(names({ relatedTo: [999] })).toEqual([])
  })

  test('are filtered by the criteria of the related entry, and all criteria must match', () => {
    const related = (...relatedToEntries: EntryArguments['relatedToEntries'] & object) => names({ relatedToEntries })
    expect(related({ section: ['topics'], slug: ['stones'] })).toEqual(['en/conditions/kidney-stones'])
    expect(related({ slug: ['stones'] })).toContain('en/conditions/kidney-stones')
    expect(related({ section: ['topics'], slug: ['ureteroscopy'] })).toEqual([])
    expect(related({ section: ['topics'], slug: ['none'] })).toEqual([])
    expect(related({ section: ['topics'] }, { slug: ['waiting'] })).toEqual(['en/conditions/kidney-stones'])
    expect(related({ section: ['topics'], slug: ['stones'] }, { section: ['news'] })).toEqual([])
    // This query finds the topics that are related to entries of a section.
    expect(names({ section: ['topics'], relatedToEntries: [{ section: ['conditions'] }] })).toEqual([
      'en/topics/stones',
    ])
    expect(names({ section: ['topics'], relatedToEntries: [{ section: ['news'] }] })).toEqual([])
    // Criteria that are empty or null have no effect.
    expect(related({}, null)).toEqual(names({}))
    expect(names({ search: 'stone', relatedToEntries: [{ section: ['topics'] }] })).toEqual([
      'en/conditions/kidney-stones',
    ])
  })

  test('match an entry in all requested languages when one of its versions has the relation', () => {
    const options: EntryArguments = { site: ['nl', 'en'], preferSites: ['nl'], unique: true }
    expect(names({ ...options, relatedToEntries: [{ section: ['topics'], slug: ['stones'] }] })).toEqual([
      'nl/conditions/kidney-stones',
    ])
    expect(names({ ...options, relatedTo: [find('topics/stones').id] })).toEqual(['nl/conditions/kidney-stones'])
    // The related entry matches by its slug in any of these languages.
    const narrow = { ...options, section: ['treatments'] }
    const dutch = names({ ...narrow, relatedToEntries: [{ section: ['conditions'], slug: ['nierstenen'] }] })
    expect(dutch).toContain('nl/treatments/ureteroscopy')
    expect(names({ ...narrow, relatedToEntries: [{ section: ['conditions'], slug: ['kidney-stones'] }] })).toEqual(
      dutch,
    )
  })

  test('a related entry that the site lacks is returned in the primary language, with that language’s tag', () => {
    const dutch = find('conditions/kidney-stones', 'nl')
    const treatments = dutch.related(['treatments/ureteroscopy', 'treatments/waiting'])
    expect(treatments.map(({ title, siteHandle, language }) => [title, siteHandle, language])).toEqual([
      ['Ureteroscopie', 'nl', 'nl-NL'],
      ['Waiting', 'en', 'en-US'],
    ])
    expect(dutch.blocks[0]).toMatchObject({
      body: '<p>Zie <a href="/all-treatments/waiting">afwachten</a> of <a href="/all-treatments/kijkoperatie">een kijkoperatie</a>.</p>',
    })
    expect(dutch.children.map(({ identity, siteHandle }) => [identity, siteHandle])).toEqual([
      ['situations/colic', 'en'],
    ])
    expect(dutch.url).toBe('https://nl.example.org/condition/nierstenen')
  })

  test('an entry has its parent, ancestors, children and level', () => {
    const situation = find('situations/colic')
    expect(situation.parent?.uri).toBe('condition/kidney-stones')
    expect(situation.uri).toBe('condition/kidney-stones/colic')
    expect([situation.level, find('conditions/kidney-stones').level]).toEqual([2, 1])
    expect(find('pages/about/team').ancestors.map(({ uri }) => uri)).toEqual(['about'])
    expect(find('offices/editorial').children.map(({ uri }) => uri)).toEqual(['offices/editorial/how-we-write'])
    expect(find('offices/editorial/how-we-write')).toMatchObject({ sectionHandle: 'offices', typeHandle: 'page' })
  })

  test('an entry has the same id in every site, and no two entries share an id', () => {
    expect(find('conditions/kidney-stones').id).toBe(find('conditions/kidney-stones', 'ar').id)
    const ids = model.all(model.primarySite).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the search argument', () => {
  test('returns the best match first, with an integer as searchScore', () => {
    const found = selectEntries(model, { search: 'kidney stones' })
    expect(found[0]?.identity).toBe('conditions/kidney-stones')
    expect(Number.isInteger(found[0]?.searchScore)).toBe(true)
    expect(found[0]?.searchScore).toBeGreaterThan(found[1]?.searchScore ?? 0)
    expect(find('conditions/kidney-stones').searchScore).toBeNull()
  })

  test('matches misspelled and incomplete words', () => {
    expect(names({ search: 'kidny stoness' })[0]).toBe('en/conditions/kidney-stones')
    expect(names({ search: 'ureterosc' })[0]).toBe('en/treatments/ureteroscopy')
    expect(names({ search: 'KIDNÉY' })[0]).toBe('en/conditions/kidney-stones')
  })

  test('matches synonyms', () => {
    expect(names({ search: 'nephrolithiasis' })).toEqual(['en/conditions/kidney-stones'])
    expect(names({ search: 'koliek', site: ['nl'] })).toEqual(['nl/conditions/kidney-stones'])
  })

  test('returns entries with any of the words when no entry has all of them, and none when no word matches', () => {
    expect(names({ search: 'kidney xylophone' })).toContain('en/conditions/kidney-stones')
    expect(names({ search: 'xylophone' })).toEqual([])
    expect(names({ search: '?!' })).toEqual([])
  })

  test('matches Chinese words inside longer ones, and Arabic words without article and diacritics', () => {
    for (const search of ['肾结石', '结石', '多喝水']) {
      expect(names({ search, site: ['cn'] })).toEqual(['cn/conditions/kidney-stones'])
    }
    for (const search of ['حصى الكلى', 'كُلى', 'بول']) {
      expect(names({ search, site: ['ar'] })).toEqual(['ar/conditions/kidney-stones'])
    }
  })

  test('does not return sources, people or redirects, and combines with other filters', () => {
    expect(names({ search: 'European Association' })).toEqual([])
    expect(names({ search: 'diet' }).filter((name) => name.includes('pages/diet'))).toEqual([])
    expect(names({ search: 'stone', section: ['events'] })).toEqual(['en/events/evening'])
    expect(names({ search: 'stone', relatedTo: [find('topics/stones').id] })).toEqual(['en/conditions/kidney-stones'])
  })

  test('searches several languages together and returns each entry once', () => {
    const found = names({ search: 'ureteroscop', site: ['nl', 'en'], preferSites: ['nl'], unique: true })
    expect(found).toContain('nl/treatments/ureteroscopy')
    expect(found).not.toContain('en/treatments/ureteroscopy')
  })
})

test('related entries are found without scanning all entries', () => {
  const site = { id: 1, handle: 'en', language: 'en-US', enabled: true, primary: true }
  const document = (
    typeHandle: 'topic' | 'news',
    name: string,
    references: EntryDocument['references'] = [],
  ): EntryDocument => ({
    site,
    place: {
      identity: `${typeHandle}/${name}`,
      sectionHandle: typeHandle,
      typeHandle,
      name,
      prefix: `${typeHandle}/`,
    },
    fields: { title: name, intro: '', postDate: '2026-01-01' },
    body: '',
    file: '',
    isDraft: false,
    slugLine: 1,
    references,
    links: [],
  })
  const large = new ContentModel({
    sites: [site],
    redirects: [],
    globals: new Map(),
    messages: new Map(),
    drawings: new Map(),
    searchWords: new Map(),
    questions: new Map(),
    revisions: [],
    triage: new TriageRules([], [], new Map()),
    emergencyNumbers: [],
    assets: new Map(),
    documents: [
      document('topic', 'rare'),
      document('news', 'one', [{ identity: 'topic/rare', line: 1 }]),
      ...Array.from({ length: 20_000 }, (_, number) => document('news', `n${number}`)),
    ],
  })
  const scans = [vi.spyOn(large, 'all'), vi.spyOn(large, 'bySection'), vi.spyOn(large, 'byType')]
  const found = selectEntries(large, { section: ['news'], relatedToEntries: [{ section: ['topic'], slug: ['rare'] }] })
  expect(found.map(({ slug }) => slug)).toEqual(['one'])
  for (const scan of scans) expect(scan).not.toHaveBeenCalled()
})

test('selecting an entry by uri takes as long among 100,000 entries as among ten', () => {
  const site = { id: 1, handle: 'en', language: 'en-US', enabled: true, primary: true }
  const documents = Array.from({ length: 100_000 }, (_, number): EntryDocument<'topic'> => ({
    site,
    place: {
      identity: `topics/t${number}`,
      sectionHandle: 'topics',
      typeHandle: 'topic',
      name: `t${number}`,
      prefix: 'topics/',
    },
    fields: { title: `Topic ${number}` },
    body: '',
    file: '',
    isDraft: false,
    slugLine: 1,
    references: [],
    links: [],
  }))
  const none = {
    sites: [site],
    redirects: [],
    globals: new Map(),
    messages: new Map(),
    drawings: new Map(),
    searchWords: new Map(),
    revisions: [],
    questions: new Map(),
    triage: new TriageRules([], [], new Map()),
    emergencyNumbers: [],
    assets: new Map(),
  }
  const large = new ContentModel({ ...none, documents })
  const small = new ContentModel({ ...none, documents: documents.slice(0, 10) })
  const ids = large.all(site).map(({ id }) => id)
  expect(new Set(ids).size).toBe(100_000)

  const cost = (of: ContentModel) => {
    const begin = performance.now()
    for (let turn = 0; turn < 20_000; turn += 1) selectEntry(of, { uri: [`topics/t${turn % 10}`], site: ['en'] })
    return performance.now() - begin
  }
  cost(small)
  cost(large)
  const lowestCost = (of: ContentModel) => Math.min(...Array.from({ length: 5 }, () => cost(of)))
  // A scan of all entries would be thousands of times slower; a factor of ten leaves room for a busy machine.
  expect(lowestCost(large)).toBeLessThan(lowestCost(small) * 10 + 20)
})
