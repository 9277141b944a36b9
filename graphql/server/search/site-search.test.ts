import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { entryForms } from '#content-server/content-kinds.ts'
import type { ContentModel } from '#content-server/content-model.ts'
import { loadContent } from '#content-server/load-content.ts'
import { prepareSearch } from './entry-index.ts'
import { analyserOf } from './analyse-text.ts'
import { createSynonyms } from './synonyms.ts'
import { TextIndex } from './text-index.ts'

// These tests search the website's own content, because readers get exactly these results.
let model: ContentModel
beforeAll(async () => {
  model = (await loadContent({ directory: fileURLToPath(new URL('../../content', import.meta.url)) })).model
})

const searchOf = (handle: string) => {
  const site = model.site(handle)
  if (!site) throw new Error(handle)
  return model.search(site)
}
const search = (
  handle: string,
  query: string,
  more: { type?: string[]; topic?: string[]; within?: string; offset?: number } = {},
) => searchOf(handle).search(query, { limit: 10, offset: 0, ...more })
const first = (handle: string, query: string) => search(handle, query).hits[0]?.entry.identity

describe('search of the website’s content', () => {
  test.each([
    ['en', 'pee blood', 'conditions/blood-in-urine'],
    ['en', 'something falling out of my vagina', 'conditions/pelvic-organ-prolapse'],
    ['en', 'cystoscopy', 'treatments/cystoscopy'],
    ['en', 'my prostate is sore', 'conditions/prostatitis'],
    ['en', 'my PSA is too high', 'conditions/raised-psa'],
    ['en', 'twisted testicle', 'conditions/testicular-torsion'],
    ['en', 'swollen sore testicle', 'conditions/epididymitis'],
    ['en', 'reverse a vasectomy', 'treatments/vasectomy'],
    ['en', 'brown sperm', 'conditions/blood-in-semen'],
    ['en', 'laser or steam for my prostate', 'treatments/operations-for-an-enlarged-prostate'],
    ['en', 'how to change a stoma bag', 'treatments/removing-the-bladder'],
    ['en', 'pills for a weak bladder', 'treatments/tablets-for-an-overactive-bladder'],
    ['en', 'mesh sling', 'treatments/slings-and-the-artificial-sphincter'],
    ['en', 'compare prostate treatments', 'conditions/prostate-cancer'],
    ['de', 'Behandlungen bei Nierensteinen vergleichen', 'conditions/kidney-stones'],
    ['de', 'Nierensteinschmerzen', 'situations/kidney-stones-colic'],
    ['de', 'Nierensteinentfernung', 'treatments/percutaneous-nephrolithotomy'],
    ['de', 'Steine in der Niere', 'conditions/kidney-stones'],
    ['nl', 'nier stenen', 'conditions/kidney-stones'],
    ['fi', 'kivi munuaisessa', 'conditions/kidney-stones'],
    ['hu', 'kő van a vesémben', 'conditions/kidney-stones'],
    ['cn', '腎結石', 'conditions/kidney-stones'],
    ['cn', 'shen jie shi', 'conditions/kidney-stones'],
    ['el', 'petra sto nefro', 'conditions/kidney-stones'],
    ['bg', 'kamak v babreka', 'conditions/kidney-stones'],
    ['ar', 'حصاه في الكليه', 'conditions/kidney-stones'],
  ])('on site %s the query "%s" has the expected first result', (handle, query, identity) =>
    expect(first(handle, query)).toBe(identity),
  )

  test('the first result of each suggested search is in the language of its site', () => {
    for (const site of model.sites) {
      const suggested = model.globals(site)?.navigation?.fields.selectedSearches ?? []
      const languages = suggested.map((query) => [query, search(site.handle, query).hits[0]?.entry.language])
      expect(languages).toEqual(suggested.map((query) => [query, site.language]))
      expect(suggested).toHaveLength(5)
    }
  })

  test('events that are over come last, whatever their score', () => {
    const { hits } = searchOf('en').search('evening', { limit: 100, offset: 0 })
    const isOver = ({ entry: { fields } }: (typeof hits)[number]) =>
      'startsAt' in fields && Date.parse(fields.endsAt ?? fields.startsAt) < Date.now() - 24 * 60 * 60_000
    const over = hits.map(isOver)
    expect(over).toContain(true)
    expect(over).toEqual([...over].sort((one, other) => Number(one) - Number(other)))
  })

  test('a result has the headings of its sections that have an anchor', () => {
    const sections = search('en', 'kidney stones').hits[0]?.sections()
    expect(sections).toContainEqual({ title: 'When to get help now', anchor: 'help' })
    expect(sections?.every(({ title }) => !/[{*[]/.test(title))).toBe(true)
  })

  test.each([
    ['en', 'Enlarged prostate', 'conditions/benign-prostatic-enlargement'],
    ['en', 'Cystitis', 'conditions/urinary-tract-infection'],
    ['en', 'Incontinence', 'conditions/stress-urinary-incontinence'],
    ['en', 'Hematuria', 'conditions/blood-in-urine'],
    ['en', 'Impotence', 'conditions/erectile-dysfunction'],
    ['de', 'Impotenz', 'conditions/erectile-dysfunction'],
    ['fi', 'Impotenssi', 'conditions/erectile-dysfunction'],
    ['el', 'Κυστίτιδα', 'conditions/urinary-tract-infection'],
    ['cn', '膀胱炎', 'conditions/urinary-tract-infection'],
  ])('on site %s the index has the name "%s", and the search finds it', (handle, name, identity) => {
    const site = model.site(handle)!
    expect(model.searchWords(site).alsoKnownAs[identity]).toContain(name)
    expect(first(handle, name)).toBe(identity)
  })

  test('every condition has names in every language, and a name leads to one condition only', () => {
    const identities = model
      .all(model.primarySite)
      .flatMap(({ identity }) => (identity.startsWith('conditions/') ? [identity] : []))
    for (const site of model.sites) {
      const { alsoKnownAs } = model.searchWords(site)
      expect(
        identities.filter((identity) => !alsoKnownAs[identity]),
        site.handle,
      ).toEqual([])
      const names = Object.entries(alsoKnownAs).flatMap(([identity, list]) =>
        identity.startsWith('conditions/') ? list : [],
      )
      expect(
        names.filter((name, place) => names.indexOf(name) !== place),
        site.handle,
      ).toEqual([])
    }
  })

  test('a search within a guideline finds only its pages', () => {
    const { hits, total, all } = search('en', 'pain', { within: 'guidelines/urolithiasis' })
    expect(total).toBeGreaterThan(1)
    expect(all).toBe(total)
    for (const { entry } of hits) expect(`${entry.uri}/`).toMatch(/^guidelines\/urolithiasis\//)
    expect(search('en', 'pain', { within: 'guidelines/uro' }).total).toBe(0)
  })

  test('a search within a guideline also finds its chapters that the site does not have', () => {
    const identities = search('de', 'Diagnosis', { within: 'guidelines/harnsteine' }).hits.map(
      ({ entry }) => entry.identity,
    )
    expect(identities).toContain('guidelines/urolithiasis/chapters/02-diagnosis')
    for (const identity of identities) expect(`${identity}/`).toMatch(/^guidelines\/urolithiasis\//)
  })

  test('an entry whose title matches scores higher than entries that only contain the words', () => {
    const { hits } = search('en', 'kidney stones')
    expect(hits[0]?.entry.identity).toBe('conditions/kidney-stones')
    expect(hits[0]?.score).toBeGreaterThan((hits[3]?.score ?? 0) * 1.2)
  })

  test('a word from the list of synonyms is not corrected to another word', () => {
    const { hits, spelling } = search('en', 'pee blod at nite')
    expect(spelling).toBe('pee blood at nite')
    expect(hits.slice(0, 3).map(({ entry }) => entry.uri)).toContain('condition/nocturia')
    expect(hits[0]?.entry.uri).toBe('condition/blood-in-urine')
  })

  test('guideline chapters are found by their professional terms', () => {
    for (const [query, uri] of [
      ['metabolic evaluation', 'guidelines/urolithiasis/chapter/prevention'],
      ['intravesical therapy', 'guidelines/non-muscle-invasive-bladder-cancer/chapter/medicine-in-the-bladder'],
    ] as const)
      expect(search('en', query).hits[0]?.entry.uri, query).toBe(uri)
  })

  test('misspelled words are corrected, and the corrected query is returned', () => {
    const { hits, spelling } = search('en', 'kindey stons')
    expect(hits[0]?.entry.identity).toBe('conditions/kidney-stones')
    expect(spelling).toBe('kidney stones')
    expect(search('en', 'kidney stones').spelling).toBeNull()
    // The suggested spelling keeps the diacritics of the language.
    expect(search('tr', 'böberk').spelling).toBe('böbrek')
    expect(search('tr', 'irdar').spelling).toBe('idrar')
    expect(search('de', 'schütelfrost').spelling).toBe('schüttelfrost')
    expect(search('el', 'νοσοκομίοο').spelling).toBe('νοσοκομείο')
    // An article is not part of the word.
    expect(search('fr', 'urinne dans le sagn').spelling).toBe('urine dans le sang')
  })

  test('stop words are not corrected to other words', () => {
    for (const query of ['burning while urinating', 'could it be a very small stone'])
      expect(search('en', query).spelling, query).toBeNull()
    expect(search('en', 'kindey while very').spelling).toBe('kidney while very')
  })

  test('a query that is a glossary term returns its definition', () => {
    expect(search('en', 'hematuria').definition?.title).toBe('hematuria')
    expect(search('en', 'kidney stones and hematuria').definition).toBeNull()
  })
})

describe('fallback to English entries', () => {
  test('an entry that the site lacks is found in English by its name in the site’s language', () => {
    const [hit] = search('tr', 'prostat kanseri').hits
    expect([hit?.entry.identity, hit?.entry.siteHandle]).toEqual(['conditions/prostate-cancer', 'en'])
  })

  test('an entry that the site lacks is found by its English and Latin name', () => {
    expect(first('al', 'varicocele')).toBe('conditions/hydrocele-and-varicocele')
    expect(first('lv', 'prostate cancer')).toBe('conditions/prostate-cancer')
  })

  test('an English query finds the entry’s translation', () => {
    const [hit] = search('tr', 'kidney stones').hits
    expect([hit?.entry.identity, hit?.entry.siteHandle]).toEqual(['conditions/kidney-stones', 'tr'])
  })

  test('no entry is listed twice, even if its names in both languages match', () => {
    for (const query of ['prostat', 'kidney stones', 'sonda', 'üreteroskopi']) {
      const identities = search('tr', query).hits.map(({ entry }) => entry.identity)
      expect(new Set(identities).size).toBe(identities.length)
    }
  })

  test('if a site has its own results, English entries are listed only when their title matches', () => {
    const found = search('de', 'Nierensteine').hits.filter(({ entry }) => entry.siteHandle !== 'de')
    for (const { entry } of found) expect(entry.title.toLowerCase()).toMatch(/stone|kidney/)
  })
})

describe('search results', () => {
  test('are counted by type and topic, and can be filtered by both', () => {
    const unfiltered = search('en', 'stones')
    expect(unfiltered.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(unfiltered.total)
    for (const { handle, count } of unfiltered.kinds) {
      const part = search('en', 'stones', { type: [handle] })
      expect([handle, part.total, part.all]).toEqual([handle, count, unfiltered.total])
      expect(part.hits.every(({ entry }) => entry.typeHandle === handle)).toBe(true)
    }
  })

  test.each([
    ['en', 'stones', 'stones'],
    ['de', 'Steine', 'steine'],
    ['cn', '肾结石', '结石'],
  ])('on the site %s are filtered by the slug that the topic has there', (handle, query, slug) => {
    const topic = search(handle, query).topics.find(({ entry }) => entry.slug === slug)
    expect(topic?.count).toBeGreaterThan(0)
    expect(search(handle, query, { topic: [slug] }).total).toBe(topic?.count)
  })

  test('do not overlap between pages', () => {
    const pages = [0, 10, 20].flatMap((offset) => search('en', 'stones', { offset }).hits.map(({ entry }) => entry.id))
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages.length).toBeGreaterThan(20)
  })

  test('mark the matched words in the title and the excerpt, in any inflected form', () => {
    const marked = ({ text, marks }: { text: string; marks: readonly number[] }) =>
      marks.flatMap((start, at) => (at % 2 === 0 ? [text.slice(start, marks[at + 1])] : []))
    const [hit] = search('en', 'STONE kidneys').hits
    expect(hit && marked(hit.title)).toEqual(['Kidney', 'stones'])
    expect(hit?.excerpt && marked(hit.excerpt).length).toBeGreaterThan(1)
    const [german] = search('de', 'Stein').hits
    expect(german && marked(german.title).join()).toMatch(/stein/i)
    const [chinese] = search('cn', '结石').hits
    expect(chinese && marked(chinese.title).join()).toContain('结石')
  })

  test('are counted only under types of entries', () => {
    for (const { handle } of search('en', 'bladder').kinds) expect(Object.keys(entryForms)).toContain(handle)
  })
})

describe('search suggestions', () => {
  test.each(['kid', 'blood i', 'prostr', 'it hurts wh', '肾', 'nierens', 'böb'])(
    'for %s are entries that a search for their title finds',
    (typed) => {
      const handle = { 肾: 'cn', nierens: 'nl', böb: 'tr' }[typed] ?? 'en'
      const suggestions = searchOf(handle).suggest(typed, 6)
      expect(suggestions.length).toBeGreaterThan(0)
      for (const { entry } of suggestions) {
        expect(entry.uri).not.toBeNull()
        // A search for the title of a suggested entry must find the entry.
        expect(search(handle, entry.title).hits.map(({ entry: { id } }) => id)).toContain(entry.id)
      }
    },
  )

  test('include the matching synonym when the title does not match', () => {
    const [suggestion] = searchOf('en').suggest('water infec', 6)
    expect(suggestion?.entry.identity).toBe('conditions/urinary-tract-infection')
    expect(suggestion?.otherName).toBe('water infection')
    expect(searchOf('en').suggest('kidney st', 6)[0]?.otherName).toBeNull()
  })

  test('include a matching synonym with a stop word', () => {
    const [suggestion] = searchOf('en').suggest('lump on the kid', 6)
    expect(suggestion?.otherName).toBe('lump on the kidney')
  })

  test('include the name that the site has for a page of the primary site', () => {
    const [suggestion] = searchOf('al').suggest('Kanceri i vesh', 6)
    expect(suggestion?.entry.identity).toBe('conditions/kidney-cancer')
    expect(suggestion?.otherName).toBe('Kanceri i veshkës')
  })

  test('begin with the title that starts with the typed text when others match as well', () => {
    const [suggestion] = searchOf('de').suggest('nierens', 6)
    expect(suggestion?.entry.title).toBe('Nierensteine')
  })

  test('are empty when no entry starts with the typed text', () =>
    expect(searchOf('en').suggest('xyzzy', 6)).toEqual([]))
})

describe('answers', () => {
  const answersOf = (handle: string, question: string) => searchOf(handle).answers(question, { limit: 4 })

  test('are pages, best first, with their sections and values between 0 and 1', () => {
    const found = answersOf('en', 'How do I find out whether I have a kidney stone?')
    expect(found.map(({ entry }) => entry.identity)[0]).toBe('conditions/kidney-stones')
    expect(found[0]?.sections.map(({ anchor }) => anchor).toSorted()).toEqual(
      ['feels', 'found', 'help', 'intro', 'living', 'prevent', 'treatment', 'what'].filter((anchor) =>
        found[0]?.entry.anchors.concat('intro').includes(anchor),
      ),
    )
    expect(found.map(({ score }) => score)).toEqual(
      found.map(({ score }) => score).toSorted((one, other) => other - one),
    )
    for (const { named, asked, coverage } of found)
      for (const each of [named, asked, coverage]) {
        expect(each).toBeGreaterThanOrEqual(0)
        expect(each).toBeLessThanOrEqual(1.01)
      }
  })

  test('begin with the section that shares words with the question, or for which the question has a cue', () => {
    expect(answersOf('en', 'How often is PSA tested during active surveillance?')[0]?.sections[0]?.anchor).toBe(
      'happens',
    )
    expect(answersOf('en', 'what are the risks of a cystoscopy')[0]?.sections[0]?.anchor).toBe('risks')
    expect(answersOf('de', 'Welche Risiken hat eine Blasenspiegelung?')[0]?.sections[0]?.anchor).toBe('risks')
  })

  test('include a page that shares only the name of the subject with the question, in any language', () => {
    for (const [handle, question] of [
      ['fi', 'kauanko munuaiskivi kestää'],
      ['cn', '肾结石会自己排出来吗'],
      ['ar', 'هل تخرج حصى الكلى وحدها'],
      ['tr', 'böbrek taşı kendiliğinden düşer mi'],
    ] as const)
      expect(answersOf(handle, question)[0]?.entry.identity, question).toMatch(/kidney-stones|waiting-and-pain-relief/)
  })

  test('are not found by a word that only expresses fear', () =>
    expect(answersOf('en', 'there is blood in my pee and I am scared')[0]?.entry.identity).toBe(
      'conditions/blood-in-urine',
    ))

  test('match a listed question by words that no page contains, also for a page in the language of the primary site', () => {
    const [page] = answersOf('hu', 'visszeres a herém, mehetek edzeni, sportolhatok')
    expect(page?.entry.identity).toBe('conditions/hydrocele-and-varicocele')
    expect(page?.entry.language).toBe('en-US')
    expect(page?.sections[0]?.anchor).toBe('living')
    expect(page?.asked).toBeGreaterThan(0.5)
    expect(page?.coverage).toBeGreaterThan(0.4)
  })

  test('within a page contain only that page, also in the language of the primary site', () => {
    const within = searchOf('fi').answers('and for how long', { within: 'condition/nocturia', limit: 4 })
    expect(within.map(({ entry }) => [entry.identity, entry.language])).toEqual([['conditions/nocturia', 'en-US']])
    expect(searchOf('fi').answers('stone', { within: 'no/such/page', limit: 4 })).toEqual([])
  })
})

describe('hostile input', () => {
  const hostile = [
    'a'.repeat(100_000),
    'kidney '.repeat(20_000),
    '\u202ekidney\u202c \u0000stones\u200b',
    '<script>alert(1)</script>',
    '"kidney" AND -stones OR (title:*~2) + [',
    '((((((((((a+)+)+)+$',
    '肾'.repeat(5_000),
    '\ud800 \udfff',
    'e\u0301'.repeat(2_000),
    '%00%ff ../../etc/passwd',
    '😀😀😀',
    '',
    '   ',
  ]

  test('returns results without an error, in every language', () => {
    for (const { handle } of model.sites) searchOf(handle)
    for (const { handle } of model.sites) {
      for (const query of hostile) {
        const { hits, spelling } = search(handle, query)
        expect(hits.length).toBeLessThanOrEqual(10)
        expect(spelling ?? '').not.toMatch(/[\p{Cc}\p{Cf}]/u)
        searchOf(handle).suggest(query, 6)
      }
    }
  })

  test('control and invisible characters are ignored', () => {
    expect(first('en', '\u202ekidney\u202c \u0000stones\u200b')).toBe('conditions/kidney-stones')
  })

  test('any text is searched without an error', () => {
    const search = searchOf('en')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
        const { hits, total } = search.search(query, { limit: 10, offset: 0 })
        expect(total).toBeGreaterThanOrEqual(hits.length)
        for (const { title } of hits) expect(title.marks.length % 2).toBe(0)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the search index', () => {
  const analyser = analyserOf('en-US')
  const documentOf = (name: string, text = '') => ({ names: [name], fields: [{ text, weight: 1 }] })

  test('returns at most a thousand matches', () => {
    const index = TextIndex.build(
      analyser,
      Array.from({ length: 3_000 }, (_, at) => documentOf(`stone ${at}`, 'kidney')),
    )
    expect(index.find('kidney').matches).toHaveLength(1_000)
    expect(index.find('stone 2500').matches[0]?.id).toBe(2_500)
  })

  test('returns the same matches for the same query, whatever was searched for in between', () => {
    const index = TextIndex.build(analyser, [
      documentOf('kidney stone', 'pain'),
      documentOf('bladder', 'stone pain'),
      documentOf('x'),
    ])
    const before = index.find('stone pain').matches
    index.find('bladder xyz')
    index.find('kidney', { isTyping: true })
    expect(index.find('stone pain').matches).toEqual(before)
  })

  test('finds a document by the first of its names that fit equally well', () => {
    // The rarity of a word, which affects the fit, differs between the indexes.
    const matchedNames = Array.from({ length: 12 }, (_, others) => {
      const names = ['cystitis', 'water infection', 'Water infection']
      const documents = Array.from({ length: others }, () => documentOf('water pain'))
      const index = TextIndex.build(analyser, [{ names, fields: [] }, ...documents])
      return index.find('water infection pain').matches.find(({ id }) => id === 0)?.matchedName
    })
    expect(new Set(matchedNames)).toEqual(new Set([1]))
  })

  test('returns no matches when it is empty', () =>
    expect(TextIndex.build(analyser, []).find('stone').matches).toEqual([]))

  test('matches synonyms of one word and of several words', () => {
    const synonyms = createSynonyms(analyser, [
      ['pee', 'urine'],
      ['water works', 'urinary tract'],
    ])
    const index = TextIndex.build(analyser, [
      documentOf('blood in urine'),
      documentOf('urinary tract infection'),
      documentOf('works of art'),
    ])
    const best = (query: string) => index.find(query, { synonyms }).matches[0]?.id
    expect(best('blood in pee')).toBe(0)
    expect(best('water works infection')).toBe(1)
  })

  test('is built in steps, so that the event loop is not blocked', async () => {
    const site = model.site('nl')
    if (!site) throw new Error('nl')
    const fresh = (await loadContent({ directory: fileURLToPath(new URL('../../content', import.meta.url)) })).model
    const nl = fresh.site('nl')
    if (!nl) throw new Error('nl')
    let turns = 0
    const timer = setInterval(() => (turns += 1))
    await Promise.all([prepareSearch(fresh, nl), prepareSearch(fresh, nl)])
    clearInterval(timer)
    expect(turns).toBeGreaterThan(1)
    expect(fresh.search(nl).search('nierstenen', { limit: 1, offset: 0 }).hits[0]?.entry.identity).toBe(
      'conditions/kidney-stones',
    )
  })
})
