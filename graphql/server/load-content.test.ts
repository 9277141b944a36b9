import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ContentFilesError } from './content-problem.ts'
import { loadContent } from './load-content.ts'

const fixture = fileURLToPath(new URL('fixtures/content', import.meta.url))
let root = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'))
})
afterAll(() => rm(root, { recursive: true }))

/** Returns the problems of the fixture with some files replaced; the folder's name is removed from them. */
async function problemsWith(files: Record<string, string>): Promise<string[]> {
  const directory = await mkdtemp(join(root, 'copy-'))
  await cp(fixture, directory, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true })
    await writeFile(join(directory, name), text)
  }
  const { problems } = await loadContent({ directory })
  return problems.map((problem) => String(problem).replaceAll(`${directory}/`, ''))
}

const news = (extra: string, body = '') => `---
title: News
intro: What happened.
postDate: 2026-05-02
${extra}
---
${body}`

test('the fixture, with an entry of every type, has no problems', async () => {
  const { model, problems } = await loadContent({ directory: fixture })
  expect(problems).toEqual([])
  expect(model.all(model.primarySite).length).toBeGreaterThan(30)
})

describe('front matter', () => {
  const broken: [name: string, file: string, text: string, problems: string[]][] = [
    [
      'a value that is not a date',
      'en/news/x.md',
      '---\ntitle: News\nintro: What.\n\n# a comment\n\npostDate: soon\n---\n',
      [
        'en/news/x.md:7: "postDate" must be a time with its offset (2026-12-03T19:00:00+01:00) or a date (YYYY-MM-DD), found "soon"',
      ],
    ],
    [
      'a day that does not exist',
      'en/news/x.md',
      news('lastReviewed: 2026-02-30'),
      ['en/news/x.md:5: "lastReviewed" must be a date (YYYY-MM-DD), found "2026-02-30"'],
    ],
    ['a key that is missing', 'en/topics/x.md', '---\nslug: x\n---\n', ['en/topics/x.md:2: "title" is missing']],
    [
      'an empty value',
      'en/topics/x.md',
      '---\ntitle:\n---\n',
      ['en/topics/x.md:2: "title" must be text, found nothing'],
    ],
    [
      'an unknown key, with a suggestion',
      'en/news/x.md',
      news('synonymes: [a]\nfarOff: 1'),
      [
        'en/news/x.md:5: "synonymes" is not known here; did you mean "synonyms"?',
        'en/news/x.md:6: "farOff" is not known here',
      ],
    ],
    [
      'a key of another entry type',
      'en/news/x.md',
      news('bodyAreas: [kidneys]'),
      ['en/news/x.md:5: "bodyAreas" is not known here'],
    ],
    [
      'a string instead of a list',
      'en/news/x.md',
      news('tags: pain'),
      ['en/news/x.md:5: "tags" must be a list, found "pain"'],
    ],
    [
      'a value that is not an option, inside a list',
      'en/conditions/x.md',
      '---\ntitle: X\nintro: Y.\nbodyAreas:\n  - kidneys\n  - knee\n---\n',
      [
        'en/conditions/x.md:6: "bodyAreas" must be one of: kidneys, ureters, bladder, womb, pelvic-floor, prostate, penis, testicles, found "knee"',
      ],
    ],
    [
      'invalid YAML',
      'en/news/x.md',
      '---\ntitle: News: old\n---\n',
      ['en/news/x.md:2: not valid YAML: bad indentation of a mapping entry (a sentence with a colon needs quotes)'],
    ],
    [
      'no front matter',
      'en/news/x.md',
      'title: News\n',
      ['en/news/x.md:1: a content file begins with front matter between two lines of "---"'],
    ],
    [
      'a slug with a slash',
      'en/topics/x.md',
      '---\ntitle: X\nslug: a/b\n---\n',
      ['en/topics/x.md:3: "slug" must be one part of an address, without spaces or slashes, found "a/b"'],
    ],
    [
      'more people affected than there are',
      'en/treatments/x.md',
      '---\ntitle: X\nintro: Y.\noptionGrid:\n  options: [waiting]\n  outcomes:\n    - { option: waiting, label: Gone, outOf: 10, affected: 11 }\n---\n',
      ['en/treatments/x.md:7: "optionGrid.outcomes" must not have more people affected than there are'],
    ],
    [
      'a link with two targets',
      'en/home.md',
      '---\ntitle: Home\nlinks:\n  - { label: Both, path: /a, href: "https://example.org" }\n---\n',
      ['en/home.md:4: "links" must have exactly one of: entry, path, href'],
    ],
    [
      'an unknown time zone',
      'en/events/x.md',
      '---\ntitle: X\nintro: Y.\nkind: event\nstartsAt: 2026-12-03T19:00:00+01:00\ntimezone: Middle Earth\n---\n',
      ['en/events/x.md:6: "timezone" must be a time zone (Europe/Amsterdam), found "Middle Earth"'],
    ],
  ]
  test.each(broken)('%s is reported with its line', async (_name, file, text, problems) => {
    expect(await problemsWith({ [file]: text })).toEqual(problems)
  })
})

describe('clinical codes', () => {
  const condition = (codes: string) => `---\ntitle: X\nintro: Y.\ncodes:\n${codes}\n---\n`
  const broken: [name: string, codes: string, problem: string][] = [
    [
      'a code that its system cannot have',
      '  - { system: icd-10, codes: [N20, 20N], source: eau }',
      'en/conditions/x.md:5: "codes" must be codes of ICD-10, which 20N cannot be',
    ],
    [
      'a LOINC code with a wrong check digit',
      '  - { system: loinc, codes: [2857-2], source: eau }',
      'en/conditions/x.md:5: "codes" must be codes of LOINC, which 2857-2 cannot be',
    ],
    [
      'a SNOMED CT identifier with a wrong check digit',
      '  - { system: snomed-ct, codes: ["399068004"], source: eau }',
      'en/conditions/x.md:5: "codes" must be codes of SNOMED CT, which 399068004 cannot be',
    ],
    [
      'a code that is listed twice',
      '  - { system: icd-10, codes: [N20, N20], source: eau }',
      'en/conditions/x.md:5: "codes" must not have a code twice',
    ],
    [
      'a system that is listed twice',
      '  - { system: icd-10, codes: [N20], source: eau }\n  - { system: icd-10, codes: [N21], source: eau }',
      'en/conditions/x.md:4: "codes" must not have a system twice',
    ],
    [
      'an unknown system',
      '  - { system: icd-9, codes: ["592"], source: eau }',
      'en/conditions/x.md:5: "codes.system" must be one of: icd-10, icd-10-cm, icd-11, snomed-ct, loinc, found "icd-9"',
    ],
    [
      'an unknown source',
      '  - { system: icd-10, codes: [N20], source: eua }',
      'en/conditions/x.md:5: there is no entry "sources/eua"; did you mean "sources/eau"?',
    ],
  ]
  test.each(broken)('%s is reported with its line', async (_name, codes, problem) => {
    expect(await problemsWith({ 'en/conditions/x.md': condition(codes) })).toEqual([problem])
  })

  test('on a translation are reported, because they belong on the page of the primary site', async () => {
    const text = condition('  - { system: icd-10, codes: [C67], source: eau }')
    expect(await problemsWith({ 'nl/conditions/bladder-cancer.md': text })).toEqual([
      'nl/conditions/bladder-cancer.md:2: "codes" stands on the page of "en" only',
    ])
  })
})

test('the revision of the original is reported on a translation, but not on a page that is an original itself', async () => {
  const text = '---\ntitle: X\nintro: Y.\nsourceRevision: "2026-03-12"\n---\n'
  expect(await problemsWith({ 'nl/conditions/bladder-cancer.md': text, 'nl/pages/dutch-only.md': text })).toEqual([
    'nl/conditions/bladder-cancer.md:2: "sourceRevision" stands on the page of "en" only',
  ])
})

describe('triage rules', () => {
  const triage = (signs: string) =>
    `contexts: [{ key: stone-pain, title: Pain from a stone }]\ngroups:\n  - title: Fever\n    why: It spreads.\n    signs:\n${signs}`
  const fever = '      - { key: fever, emergency: [stone-pain], urgent: [anyone] }\n'
  const sentences = '- { sign: fever, text: a **fever** }\n'
  const card = (attributes: string, item = '- sign:fever') =>
    news('', `:::care{${attributes}}\nAny of:\n\n${item}\n:::\n`)

  test('a sign in a care card is replaced by its sentence, and the card names its rule', async () => {
    const directory = await mkdtemp(join(root, 'copy-'))
    await cp(fixture, directory, { recursive: true })
    await writeFile(join(directory, 'triage.yaml'), triage(fever))
    await writeFile(join(directory, 'en/triage.yaml'), sentences)
    await writeFile(join(directory, 'en/news/x.md'), card('urgency="emergency" context="stone-pain"'))
    const { model, problems } = await loadContent({ directory })
    expect(problems).toEqual([])
    const [block] = model.find('news/x', model.primarySite)?.blocks ?? []
    expect(block).toMatchObject({
      body: expect.stringContaining('<li>a <strong>fever</strong></li>'),
      rules: [{ sign: { key: 'fever', why: 'It spreads.' }, context: 'stone-pain' }],
    })
  })

  test('a page is behind when one sentence of its cards was translated from an earlier one', async () => {
    const directory = await mkdtemp(join(root, 'copy-'))
    await cp(fixture, directory, { recursive: true })
    await writeFile(join(directory, 'triage.yaml'), triage(fever.replace('key:', 'revision: 2026-12-01, key:')))
    await writeFile(join(directory, 'en/triage.yaml'), '- { sign: fever, text: a fever, revision: 2026-12-01 }')
    await mkdir(join(directory, 'nl/news'), { recursive: true })
    await writeFile(join(directory, 'nl/triage.yaml'), '- { sign: fever, text: koorts }')
    for (const site of ['en', 'nl']) await writeFile(join(directory, site, 'news/x.md'), card('urgency="urgent"'))
    const { model } = await loadContent({ directory })
    const behind = model.versions('news/x').map(({ site, document }) => [site.handle, document.hasOldSigns])
    expect(behind).toEqual([
      ['en', false],
      ['nl', true],
    ])
  })

  const broken: [name: string, files: Record<string, string>, problems: string[]][] = [
    [
      'a sign that there is not',
      { 'en/news/x.md': card('urgency="urgent"', '- sign:fevr') },
      ['en/news/x.md:10: there is no sign "fevr" in triage.yaml; did you mean "fever"?'],
    ],
    [
      'a sign of another urgency than its card',
      { 'en/news/x.md': card('urgency="emergency"') },
      ['en/news/x.md:10: the sign "fever" is urgent in the context "anyone", and cannot stand in a card "emergency"'],
    ],
    [
      'a context that there is not',
      { 'en/news/x.md': card('urgency="urgent" context="stone-pian"') },
      ['en/news/x.md:7: there is no context "stone-pian" in triage.yaml; did you mean "stone-pain"?'],
    ],
    [
      'a sign outside a care card',
      { 'en/news/x.md': news('', '- sign:fever') },
      ['en/news/x.md:7: a sign stands in a ":::care" only'],
    ],
    [
      'a sign without a sentence',
      { 'en/news/x.md': card('urgency="urgent"'), 'en/triage.yaml': '[]' },
      ['en/news/x.md:10: the sign "fever" has no sentence in en/triage.yaml'],
    ],
    [
      'a sentence of no sign',
      { 'en/triage.yaml': `${sentences}- { sign: pain, text: pain }` },
      ['en/triage.yaml:2: there is no sign "pain" in triage.yaml'],
    ],
    [
      'a sign that is an emergency and urgent in one context',
      { 'triage.yaml': triage('      - { key: fever, emergency: [stone-pain], urgent: [anyone, stone-pain] }') },
      ['triage.yaml:6: the sign "fever" is an emergency and urgent in the context "stone-pain"'],
    ],
    [
      'an emergency for everybody that is only urgent in a context',
      {
        'triage.yaml': triage('      - { key: fever, emergency: [anyone], urgent: [stone-pain] }'),
        'en/news/y.md': card('urgency="emergency"'),
      },
      ['triage.yaml:6: the sign "fever" is an emergency and urgent in the context "stone-pain"'],
    ],
    ['a sign that no page shows', { 'en/news/y.md': news('') }, ['triage.yaml:6: the sign "fever" stands on no page']],
    [
      'a condition whose page leaves out one of its signs',
      { 'triage.yaml': triage(fever.replace('key:', 'conditions: [kidney-stones], key:')) },
      ['triage.yaml:6: the sign "fever" is missing on the page "conditions/kidney-stones"'],
    ],
  ]
  test.each(broken)('%s is reported with its line', async (_name, files, problems) => {
    const valid = {
      'triage.yaml': triage(fever),
      'en/triage.yaml': sentences,
      'en/news/y.md': card('urgency="urgent"'),
    }
    const found = await problemsWith({ ...valid, ...files })
    expect(found).toEqual(expect.arrayContaining(problems))
  })
})

describe('references', () => {
  const broken: [name: string, file: string, text: string, problems: string[]][] = [
    [
      'an entry that does not exist',
      'en/news/x.md',
      news('related:\n  - conditions/kidney-stones\n  - conditions/kidney-stone'),
      ['en/news/x.md:7: there is no entry "conditions/kidney-stone"; did you mean "conditions/kidney-stones"?'],
    ],
    [
      'a source that does not exist',
      'en/news/x.md',
      news('sources: [who]'),
      ['en/news/x.md:5: there is no entry "sources/who"'],
    ],
    [
      'an entry that is in another folder',
      'en/news/x.md',
      news('related: [conditions/ureteroscopy]'),
      ['en/news/x.md:5: there is no entry "conditions/ureteroscopy"; did you mean "treatments/ureteroscopy"?'],
    ],
    [
      'a link in the text to an entry that does not exist',
      'en/news/x.md',
      news('', 'One.\n\nTwo [here](entry:treatments/uretroscopy).\n'),
      ['en/news/x.md:9: there is no entry "treatments/uretroscopy"; did you mean "treatments/ureteroscopy"?'],
    ],
    [
      'a link in the text to an entry without a page',
      'en/news/x.md',
      news('', '[here](entry:glossary/ureter)'),
      ['en/news/x.md:7: "glossary/ureter" has no page to link to'],
    ],
    [
      'a chapter that the guideline does not have',
      'en/guidelines/urolithiasis/index.md',
      '---\ntitle: X\nintro: Y.\nyear: 2026\nsummariesOfChanges:\n  - { year: 2026, changes: [{ text: A, chapter: 09-none }] }\n---\n',
      ['en/guidelines/urolithiasis/index.md:6: there is no entry "guidelines/urolithiasis/chapters/09-none"'],
    ],
    [
      'a redirect to an entry that does not exist',
      'en/pages/x.md',
      '---\ntype: redirect\ntitle: X\nto: conditions/none\n---\n',
      ['en/pages/x.md:4: there is no entry "conditions/none"'],
    ],
    [
      'a drawing that does not exist',
      'en/news/x.md',
      news('illustration: kidny'),
      ['en/news/x.md:5: there is no file "kidny" in assets/; did you mean "kidney"?'],
    ],
    [
      'metadata that no search engine or network knows',
      'en/news/x.md',
      news('seo:\n  canonical: /stones\n  robots: [none]\n  social: { facebook: { image: kidney.svg } }'),
      [
        'en/news/x.md:6: "seo.canonical" must be a web address (https://…), found "/stones"',
        'en/news/x.md:7: "seo.robots" must be one of: noindex, nofollow, noarchive, noimageindex, nosnippet, notranslate, found "none"',
        'en/news/x.md:8: "seo.social.facebook.image" must be a file that ends in .png, .jpg or .webp, found "kidney.svg"',
      ],
    ],
    [
      'an entry that only another language has',
      'nl/news/x.md',
      news('related: [conditions/arabic]'),
      ['nl/news/x.md:5: there is no entry "conditions/arabic"'],
    ],
    [
      'a label that the drawing does not have',
      'nl/drawings.yaml',
      'tract:\n  kidny: Nier\n',
      ['nl/drawings.yaml:2: the drawing "tract" has no label "kidny"; did you mean "kidney"?'],
    ],
    [
      'a navigation link to an entry that does not exist',
      'nl/globals/navigation.yaml',
      'main:\n  - { label: X, entry: pages/none }\n',
      ['nl/globals/navigation.yaml:2: there is no entry "pages/none"'],
    ],
  ]
  test.each(broken)('%s is reported', async (_name, file, text, problems) => {
    const other = { 'ar/conditions/arabic.md': '---\ntitle: X\nintro: Y.\n---\n' }
    expect(await problemsWith({ [file]: text, ...other })).toEqual(problems)
  })

  test('an entry of the primary site can be referred to when the site does not have it', async () => {
    expect(await problemsWith({ 'nl/news/x.md': news('related: [conditions/bladder-cancer]') })).toEqual([])
  })
})

describe('questions of readers', () => {
  const asked = (text: string) => problemsWith({ 'en/questions.yaml': text })

  test('a question belongs to a section of a page, or to its introduction', async () => {
    const text = 'conditions/kidney-stones:\n  intro:\n    - what is a stone\n  finer:\n    - how is a stone found?\n'
    expect(await asked(text)).toEqual([])
  })

  test('a page and a section that do not exist are reported with the nearest', async () => {
    expect(await asked('conditions/kidney-stone:\n  what:\n    - what is a stone\n')).toEqual([
      'en/questions.yaml:2: there is no entry "conditions/kidney-stone"; did you mean "conditions/kidney-stones"?',
    ])
    expect(await asked('conditions/kidney-stones:\n  whats:\n    - what is a stone\n')).toEqual([
      'en/questions.yaml:2: en/conditions/kidney-stones.md has no section "whats"; did you mean "what"?',
    ])
  })

  test('the same question twice on a site is reported, whatever its case and marks', async () => {
    const text =
      'conditions/kidney-stones:\n  what:\n    - what is a stone\n  help:\n    - what are stones\n    - What is a stone?\n'
    expect(await asked(text)).toEqual(['en/questions.yaml:6: this question stands on line 3 already'])
  })

  test('a question that nobody would type is reported', async () => {
    const text =
      'conditions/kidney-stones:\n  what:\n    - kidney stone\n  help:\n    - what is a stone (calculus)\n  finer: stones\n'
    expect(await asked(text)).toEqual([
      expect.stringContaining('en/questions.yaml:3: "conditions/kidney-stones.what" must have three words'),
      expect.stringContaining('en/questions.yaml:5: "conditions/kidney-stones.help" must not have brackets'),
      expect.stringContaining('en/questions.yaml:6: "conditions/kidney-stones.finer" must be a list'),
    ])
    expect(
      await problemsWith({ 'cn/questions.yaml': 'conditions/kidney-stones:\n  intro:\n    - 肾结石怎么办\n' }),
    ).toEqual([])
  })
})

describe('Markdown text', () => {
  const broken: [text: string, problem: string][] = [
    [
      ':::note\nX\n:::',
      '7: there is no directive ":::note"; there are "care", "questions", "worksheet", "figure", "video", "table", "details"',
    ],
    [':::care{urgency="now"}\nX\n:::', '7: "urgency" must be one of: emergency, urgent, ask, found "now"'],
    [':::care\nX\n:::', '7: ":::care" needs urgency="…"'],
    [
      ':::care{urgency="ask"}\nX\n:::\n\n:::care{urgency="ask"}\nX\n:::',
      '11: a page has at most one ":::care" with urgency="ask"; the other is on line 7',
    ],
    ['::: care{urgency="ask"}\nX\n:::', '7: not a directive: ::: care{urgency="ask"}'],
    [':::care {urgency="ask"}\nX\n:::', '7: not a directive: :::care {urgency="ask"}'],
    [':::figure{image="kidney"}\nX\n:::', '7: ":::figure" needs alt="…"'],
    [':::details{sumary="X"}\nX\n:::', '7: ":::details" has no "sumary"; it may have "summary"'],
    [':::details{summary=X}\nX\n:::', '7: ":::details" has something that is no key="value": summary=X'],
    ['## A {#one}\n\n## B {#one}', '9: the anchor "one" stands on line 7 already'],
    [':::details{summary="X"}\nX', '7: ":::details" is never closed with ":::"'],
    ['X\n\n:::', '9: this ":::" closes nothing'],
    [
      '::::details{summary="X"}\n:::care{urgency="ask"}\nX\n:::\n::::',
      '8: ":::care" is a block of its own, and cannot stand inside ":::details"',
    ],
    [
      ':::details{summary="X"}\n:::table{caption="Y"}\n| a |\n|---|\n:::\n:::',
      '11: this ":::" closes ":::details" before ":::table"; the outer one of two needs more colons',
    ],
    ['# Title', '7: a heading in the text begins with "##": "#" is the title of the page'],
    ['X <b>y</b>', '7: HTML is not allowed in the text'],
    ['![A](kidney.svg)', '7: a picture is written with the ":::figure" directive'],
    [
      '[x](condition/kidney-stones)',
      '7: a link leads to "entry:…", "https://…", "mailto:…", "tel:…" or "#…", found "condition/kidney-stones"',
    ],
    [
      '[x](javascript:alert(1))',
      '7: a link leads to "entry:…", "https://…", "mailto:…", "tel:…" or "#…", found "javascript:alert"',
    ],
  ]
  test.each(broken)('%j is reported', async (text, problem) => {
    const found = await problemsWith({ 'en/news/x.md': news('', text) })
    expect(found).toContain(`en/news/x.md:${problem}`)
  })

  test('code, autolinks and less-than signs are not reported', async () => {
    const text = 'Less < more, `<b>`, <https://example.org>, 5 <6.\n\n```\n<b>\n:::nothing\n```\n'
    expect(await problemsWith({ 'en/news/x.md': news('', text) })).toEqual([])
  })

  test('Markdown inside front matter is checked too', async () => {
    const text = '---\ntitle: X\nintro: Y.\nendText: "See [x](entry:news/none) <b>"\nchapters: []\n---\n'
    expect(await problemsWith({ 'en/modules/x.md': text })).toEqual([
      'en/modules/x.md:4: "endText": HTML is not allowed in the text',
      'en/modules/x.md:4: there is no entry "news/none"',
    ])
  })
})

describe('content files', () => {
  test('problems in several files are reported together, in order', async () => {
    const problems = await problemsWith({
      'nl/news/b.md': 'x',
      'en/topics/a.md': '---\ntitle: 5\nslug: "?"\n---\n',
    })
    expect(problems).toEqual([
      'en/topics/a.md:2: "title" must be text, found 5',
      'en/topics/a.md:3: "slug" must be one part of an address, without spaces or slashes, found "?"',
      'nl/news/b.md:1: a content file begins with front matter between two lines of "---"',
    ])
  })

  test('a file that is not read is reported', async () => {
    expect(
      await problemsWith({ 'en/notes.txt': 'x', 'en/offices/loose.md': 'x', 'xx/home.md': 'x', 'notes.md': 'x' }),
    ).toEqual([
      'en/notes.txt:1: nothing reads this file',
      'en/offices/loose.md:1: a content file begins with front matter between two lines of "---"',
      'notes.md:1: nothing reads this file: only sites.yaml, redirects.yaml, triage.yaml, symptoms.yaml, emergency-numbers.yaml stand here',
      'xx/home.md:1: there is no site "xx" in sites.yaml',
    ])
    expect(await problemsWith({ 'en/offices/loose.md': '---\ntitle: X\n---\n' })).toEqual([
      'en/offices/loose.md:1: nothing reads this file: no kind of entry stands in this folder',
    ])
  })

  test('two entries with one uri, or with one path, are reported', async () => {
    expect(
      await problemsWith({
        'en/topics/other.md': '---\ntitle: X\nslug: stones\n---\n',
        'en/pages/about/index.md': '---\ntitle: X\nintro: Y.\n---\n',
      }),
    ).toEqual([
      'en/pages/about/index.md:1: this is the same entry as en/pages/about.md',
      'en/topics/stones.md:2: the address "topics/stones" is that of en/topics/other.md',
    ])
  })

  test('in a YAML list every item is checked, and a duplicate key is reported', async () => {
    expect(
      await problemsWith({
        'en/glossary.yaml':
          '- { key: a, title: A }\n- { key: ureter, title: U, definition: D }\n- { key: ureter, title: U, definition: D }\n',
        'nl/messages.yaml': '- { key: a, category: site, message: A }\n- { key: a, category: site, message: B }\n',
        'redirects.yaml': '- { uri: a, to: b, type: "301", site: xx }\n- { to: b }\n',
      }),
    ).toEqual([
      'en/glossary.yaml:1: "definition" is missing',
      'en/glossary.yaml:3: "ureter" is listed twice',
      'nl/messages.yaml:2: "a" of "site" is listed twice',
      'redirects.yaml:1: there is no site "xx"',
      'redirects.yaml:2: "uri" is missing',
      'redirects.yaml:2: "type" is missing',
    ])
  })

  test('a theme color that is not a hexadecimal color is reported', async () => {
    const theme = await problemsWith({ 'en/globals/theme.yaml': 'primaryColor: teal\n' })
    expect(theme[0]).toBe('en/globals/theme.yaml:1: "primaryColor" must be a color (#rrggbb), found "teal"')
    expect(theme[1]).toBe('en/globals/theme.yaml:1: "primaryColorDark" is missing')
  })

  test('loading fails without a valid list of sites', async () => {
    const directory = await mkdtemp(join(root, 'empty-'))
    await expect(loadContent({ directory })).rejects.toThrow(ContentFilesError)
    await writeFile(join(directory, 'sites.yaml'), '- { id: 1, handle: en, language: en-US }\n')
    await expect(loadContent({ directory })).rejects.toThrow('sites.yaml:1: exactly one site must be "primary: true"')
  })

  test('a folder with only a primary site is valid content', async () => {
    const directory = await mkdtemp(join(root, 'bare-'))
    await writeFile(join(directory, 'sites.yaml'), '- { id: 1, handle: en, language: en-US, primary: true }\n')
    const { model, problems } = await loadContent({ directory })
    expect(problems).toEqual([])
    expect(model.all(model.primarySite)).toEqual([])
    expect(await readdir(directory)).toEqual(['sites.yaml'])
  })
})

test('the content of this website has no problems', async () => {
  const { problems } = await loadContent({ directory: fileURLToPath(new URL('../content', import.meta.url)) })
  expect(problems.map(String)).toEqual([])
})

test('the drafts of this website have no problems, and are not in the published content', async () => {
  const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
  const { model, drafted, problems } = await loadContent({ directory: folder('content'), drafts: folder('drafts') })
  expect(problems.map(String)).toEqual([])
  const draftsIn = (of: typeof model) => of.sites.flatMap((site) => of.all(site).filter(({ isDraft }) => isDraft))
  expect(draftsIn(model)).toEqual([])
  expect(draftsIn(drafted).map(({ uri }) => uri)).toEqual(
    expect.arrayContaining(['condition/nocturia', 'travelling-with-a-bladder-problem']),
  )
  expect(drafted.byUri('condition/nocturia', drafted.primarySite)?.isDraft).toBe(true)
})

describe('citations', () => {
  const chapter = 'en/guidelines/urolithiasis/chapters/01-introduction.md'
  const problemsOf = (body: string) => problemsWith({ 'en/news/x.md': news('', body) })

  test('of a source and of a recommendation are valid', async () => {
    expect(await problemsOf('Three.[^eau] Four.[^urolithiasis/01-introduction#ultrasound]')).toEqual([])
  })

  test.each([
    ['Three.[^eua]', 'there is no entry "sources/eua"; did you mean "sources/eau"?'],
    [
      'Three.[^urolithiasis/01-introductio#ultrasound]',
      'there is no entry "guidelines/urolithiasis/chapters/01-introductio"; did you mean "guidelines/urolithiasis/chapters/01-introduction"?',
    ],
    [
      'Three.[^urolithiasis/01-introduction#ultrasund]',
      `${chapter} has no recommendation with the key "ultrasund"; did you mean "ultrasound"?`,
    ],
    ['Three.[^urolithiasis]', 'there is no entry "sources/urolithiasis"'],
    ['Three.[^a/b]', 'a source is named as "[^key]" or "[^guideline/chapter#recommendation]", found "[^a/b]"'],
    ['## Three[^eau]', 'a source is named in the text of a page, and not in a heading'],
    ['[^eau]: A work.', 'sources are listed in sources.yaml, and not in the text'],
    [':::questions\n- Three?[^eau]\n:::', 'a source is named in the text of a page, and not in ":::questions"'],
    [
      ':::table{caption="Three[^eau]"}\n| a |\n|---|\n:::',
      'a source is named in the text of a page, and not in ":::table{…}"',
    ],
  ])('%s is a problem with its file and line', async (body, problem) => {
    const problems = await problemsOf(`\n${body}`)
    expect(problems).toEqual([expect.stringMatching(/^en\/news\/x\.md:[89]: /)])
    expect(problems[0]).toContain(problem)
  })

  test('are allowed in the text of pages only', async () => {
    const files = { 'en/modules/x.md': '---\ntitle: A\nintro: B.\nendText: Three.[^eau]\nchapters: []\n---\n' }
    expect(await problemsWith(files)).toEqual([
      'en/modules/x.md:4: "endText": a source is named in the text of a page, and not in the front matter',
    ])
  })

  test('require unique keys of recommendations', async () => {
    const twice = '---\ntitle: A\nrecommendations: [{ key: a, text: B. }, { key: a, text: C. }]\n---\n'
    expect(await problemsWith({ 'en/guidelines/urolithiasis/chapters/03-x.md': twice })).toEqual([
      'en/guidelines/urolithiasis/chapters/03-x.md:3: "recommendations" must not have two with the same key',
    ])
  })
})
