import { describe, expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf, type Markup } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { fullArticle } from '#blocks/examples.ts'
import type { SiteHandle } from '#sites/sites.ts'
import {
  emptyChapter,
  emptyEdition,
  emptyGuideline,
  exampleParts,
  fullChapter,
  fullEdition,
  guidelineOf,
  pageOf,
} from './examples.ts'
import type { Guideline, GuidelineChapter, GuidelinePage } from './guideline.ts'
import { guidelineParts } from './guideline.ts'
import { GuidelineArchiveIndexPage } from './GuidelineArchiveIndexPage.tsx'
import { GuidelineArchivePage } from './GuidelineArchivePage.tsx'
import { GuidelineChapterPage } from './GuidelineChapterPage.tsx'
import { GuidelineFrame } from './GuidelineFrame.tsx'
import { GuidelineIndexPage } from './GuidelineIndexPage.tsx'
import { GuidelinePartPage } from './GuidelinePartPage.tsx'

const today = '2026-11-20'

const render = (guideline: Guideline, page: GuidelinePage | GuidelineChapter, site: SiteHandle = 'en'): Markup =>
  renderMarkup(
    <GuidelineFrame publication={guideline} content={page}>
      {page.kind === 'guideline' ? (
        <GuidelinePartPage content={page} today={today} otherLanguages={2} />
      ) : (
        <GuidelineChapterPage content={page} today={today} otherLanguages={2} />
      )}
    </GuidelineFrame>,
    { site, at: page.kind === 'guideline' ? guideline.link.path : page.path },
  )

const linksOf = (markup: Markup) => markup.all('a').map((each) => attribute(each, 'href'))
const textBlocks = fullArticle.blocks.filter(({ kind }) => kind === 'text')

describe.each(['en', 'ar'] as const)('guideline pages on the site %s', (site) => {
  test.each(Object.keys(exampleParts) as (keyof typeof exampleParts)[])(
    'the part "%s" renders valid markup with and without content',
    (name) => {
      const article = name === 'summaries' ? { ...fullArticle, blocks: textBlocks } : fullArticle
      expectValidMarkup(render(guidelineOf(5), pageOf(exampleParts[name].full, article), site), { isPage: true })
      expectValidMarkup(render(emptyGuideline, pageOf(exampleParts[name].empty), site), { isPage: true })
    },
  )

  test('a chapter renders valid markup with and without optional fields', () => {
    expectValidMarkup(render(guidelineOf(5), fullChapter, site), { isPage: true })
    expectValidMarkup(render(emptyGuideline, emptyChapter, site), { isPage: true })
  })

  test('an old edition renders valid markup with and without optional fields', () => {
    for (const edition of [fullEdition, emptyEdition])
      expectValidMarkup(renderMarkup(<GuidelineArchivePage content={edition} today={today} />, { site }), {
        isPage: true,
      })
  })

  test('the lists of guidelines and old editions render valid markup, also when they are empty', () => {
    const { current } = fullEdition
    const editions = [{ link: { kind: 'internal', path: '/guidelines/archive/a', label: 'A' }, year: 2024 }] as const
    for (const page of [
      <GuidelineIndexPage guidelines={current ? [{ link: current, year: 2026 }] : []} />,
      <GuidelineIndexPage guidelines={[]} />,
      <GuidelineArchiveIndexPage groups={[{ current, editions }, { editions: [...editions] }]} />,
      <GuidelineArchiveIndexPage groups={[]} />,
    ])
      expectValidMarkup(renderMarkup(page, { site }), { isPage: true })
  })
})

describe('the tabs of a guideline', () => {
  test('link only the parts that have content, and mark the current one', () => {
    const guideline: Guideline = { ...guidelineOf(3), parts: ['summary-of-changes', 'panel'] }
    const markup = render(guideline, pageOf(exampleParts.panel.full))
    const tabs = markup
      .all('a')
      .filter((each) => /^\/guidelines\/urolithiasis(\/[a-z-]+)?$/.test(attribute(each, 'href') ?? ''))
    expect(linksOf(markup)).not.toContain('/guidelines/urolithiasis/summaries')
    expect(tabs.filter((each) => attribute(each, 'ariaCurrent') === 'true').map(wordsOf)).toEqual(['Panel'])
  })

  test('mark "Chapters" as current on the page of a chapter', () => {
    const markup = render(guidelineOf(3), fullChapter)
    const current = markup.all('a').filter((each) => attribute(each, 'ariaCurrent') === 'true')
    expect(current.map(wordsOf)).toEqual(['Chapters'])
  })

  test('are not rendered when the guideline has only its own text', () => {
    const names = render(emptyGuideline, pageOf(exampleParts.overview.empty)).all('nav')
    expect(names.map((each) => attribute(each, 'ariaLabel'))).toEqual(['You are here'])
  })

  test('the heading of a part’s page is the name of the part, and that of the overview is the guideline’s title', () => {
    for (const name of guidelineParts) {
      const markup = render(guidelineOf(3), pageOf(exampleParts[name].full))
      expect(markup.words('h1')).not.toBe('Stones in the urinary tract')
      expect(linksOf(markup)).toContain('/guidelines/urolithiasis')
    }
    expect(render(guidelineOf(3), pageOf(exampleParts.overview.full)).words('h1')).toBe('Stones in the urinary tract')
  })
})

describe('a chapter of a guideline', () => {
  test('shows the strength, the level of evidence and the pages of its recommendations', () => {
    const table = render(guidelineOf(3), fullChapter)
      .all('tr')
      .map((row) => wordsOf(row))
    expect(table).toEqual(
      expect.arrayContaining([
        'Doctors are advised toStrengthLevel of evidencePages that rely on this',
        'Relieve the pain first.Strong1aKidney stones',
        'Give an opioid as the second choice.Weak2',
        'Say what is not known.',
      ]),
    )
  })

  test('leaves out a column of the table that is empty', () => {
    const recommendations = [{ id: 'r', text: 'Relieve the pain.', strength: 'strong' }] as const
    const markup = render(guidelineOf(3), { ...fullChapter, recommendations })
    expect(markup.html).not.toContain('Level of evidence')
  })

  test('links the previous and the next chapter', () => {
    const pager = (path: string) =>
      render(guidelineOf(3), { ...fullChapter, path: `/guidelines/urolithiasis/chapter/${path}` })
        .all((each) => attribute(each, 'rel') === 'prev' || attribute(each, 'rel') === 'next')
        .map((each) => [attribute(each, 'rel'), attribute(each, 'href')?.at(-1)])
    expect(pager('1')).toEqual([['next', '2']])
    expect(pager('2')).toEqual([
      ['prev', '1'],
      ['next', '3'],
    ])
    expect(pager('3')).toEqual([['prev', '2']])
    expect(pager('unknown')).toEqual([])
  })

  test('numbers its sections after itself, in its text and in the list of chapters', () => {
    const chapter = { ...fullChapter, article: { ...fullArticle, blocks: textBlocks } }
    const markup = render(guidelineOf(3), { ...chapter, number: '2' })
    const sections = markup.all('h2').map(wordsOf)
    expect(sections).toEqual(expect.arrayContaining(['2.1 What a kidney stone is', '2.2 What can be done']))
    const links = markup.all('a').filter((link) => attribute(link, 'href') === '#what')
    expect(links.map(wordsOf)).toEqual(['2.1 What a kidney stone is'])
  })

  test('has a form that searches its guideline only', () => {
    const withinOf = (guideline: Guideline) =>
      render(guideline, fullChapter)
        .all('input')
        .filter((input) => attribute(input, 'name') === 'within')
        .map((input) => attribute(input, 'value'))
    const guideline = guidelineOf(3)
    expect(withinOf(guideline)).toEqual(['/guidelines/urolithiasis'])
    const link = { ...guideline.link, path: `/guidelines/${encodeURIComponent('камъни')}` }
    expect(withinOf({ ...guideline, link })).toEqual(['/guidelines/камъни'])
  })

  test('shows its position among the chapters', () => {
    expect(render(guidelineOf(3), fullChapter).html).toContain('Chapter 2 of 3')
  })
})

test('a guideline of 60 chapters collapses those far from the current one, and still links every chapter', () => {
  const guideline = guidelineOf(60)
  const path = '/guidelines/urolithiasis/chapter/30'
  const markup = render(guideline, { ...fullChapter, path })
  expectValidMarkup(markup, { isPage: true })
  const summaries = markup.all('summary').map(wordsOf)
  expect(summaries).toEqual(expect.arrayContaining(['Chapter 30 of 60', '23 chapters before', '17 more chapters']))
  for (const chapter of guideline.chapters) expect(linksOf(markup)).toContain(chapter.link.path)
  const own = render(guideline, pageOf(exampleParts.overview.full))
  expectValidMarkup(own, { isPage: true })
  expect(own.all('summary').map(wordsOf)).toContain('40 more chapters')
})

test('the years of changes are links, and the current one is marked with aria-current', () => {
  const markup = render(guidelineOf(3), pageOf(exampleParts['summary-of-changes'].full))
  const years = markup.all('a').filter((each) => /^\d{4}$/.test(wordsOf(each)))
  expect(years.map((each) => [attribute(each, 'href'), attribute(each, 'ariaCurrent')])).toEqual([
    ['/guidelines/urolithiasis/summary-of-changes/2026', undefined],
    ['/guidelines/urolithiasis/summary-of-changes/2025', 'true'],
  ])
  expect(markup.words('h1')).toBe('Summary of changes 2025')
})

test('the panel is grouped by role, and shows only given conflicts of interest', () => {
  const markup = render(guidelineOf(3), pageOf(exampleParts.panel.full))
  expect(markup.all('h2').map(wordsOf)).toEqual(['Chair', 'Members'])
  expect(markup.words('dl')).toBe('Conflicts of interestHas been paid for lectures by a maker of lasers.')
})

test('details of a panel member in another language than the site have a lang attribute', () => {
  const member = { id: 'm1', name: 'Stones Panel', role: 'Reviewer', conflictOfInterest: 'None.' }
  const groups = [{ role: 'Vorsitz', members: [{ ...member, language: 'en-US' as const }] }]
  const page = pageOf({ name: 'panel', groups }, { ...fullArticle, language: 'de-DE' })
  const markup = renderMarkup(<GuidelinePartPage content={page} today={today} />, { site: 'de' })
  const foreign = markup.all((element) => attribute(element, 'lang') === 'en-US')
  expect(foreign.map((element) => wordsOf(element))).toEqual(['Stones Panel', 'Reviewer', 'None.'])
})

test('names of languages have their own lang and dir attributes', () => {
  const markup = render(guidelineOf(3), pageOf(exampleParts.translations.full))
  const names = markup.all('bdi').filter((each) => attribute(each, 'lang') !== undefined)
  expect(names.map((each) => [attribute(each, 'lang'), attribute(each, 'dir'), wordsOf(each)])).toEqual([
    ['de-DE', 'ltr', 'Deutsch'],
    ['ar', 'rtl', 'العربية'],
  ])
})

test('a download link shows the type and the size of the file', () => {
  const markup = render(guidelineOf(3), pageOf(exampleParts.overview.full))
  expect(markup.all('a').map(wordsOf)).toEqual(
    expect.arrayContaining(['The whole guideline (PDF, 1.2 MB)', 'Pocket version (EPUB) (opens in a new tab)']),
  )
})

test('an untranslated guideline links the original, and its article has lang and dir attributes', () => {
  const article = {
    ...fullArticle,
    language: 'en-US',
    translation: { kind: 'missing', originalHref: 'https://en.example/guidelines/urolithiasis' },
  } as const
  const markup = render(guidelineOf(3), { ...fullChapter, article }, 'ar')
  expectValidMarkup(markup, { isPage: true })
  expect(attribute(markup.one('article'), 'lang')).toBe('en-US')
  expect(attribute(markup.one('article'), 'dir')).toBe('ltr')
  expect(linksOf(markup)).toContain('https://en.example/guidelines/urolithiasis')
})

test('untranslated chapters of a translated guideline are marked as English in its list', () => {
  const guideline = guidelineOf(2)
  const [first, second] = guideline.chapters
  if (!first || !second) throw new Error('There are two chapters.')
  const chapters = [first, { ...second, link: { ...second.link, language: 'en-US' as const } }]
  const translated: Guideline = { ...guideline, language: 'ar', chapters }
  const page = pageOf(exampleParts.overview.full)
  const english = (markup: Markup) => markup.all((each) => attribute(each, 'lang') === 'en-US').map(wordsOf)
  expect(english(render(translated, page, 'ar'))).toContain(`${second.link.label} الإنجليزية`)
  // A guideline that is entirely in English has a single notice, instead of one beside each chapter.
  const untranslated: Guideline = {
    ...guideline,
    link: { ...guideline.link, language: 'en-US' },
    chapters: chapters.map((chapter) => ({ ...chapter, link: { ...chapter.link, language: 'en-US' } })),
  }
  expect(english(render(untranslated, page, 'ar'))).toEqual(
    expect.arrayContaining([first.link.label, second.link.label]),
  )
})

test('a translated guideline does not show the introduction of the original, and an untranslated one does', () => {
  expect(render(guidelineOf(2), fullChapter, 'ar').html).not.toContain('What doctors are advised to do.')
  const untranslated = { ...guidelineOf(2), link: { ...guidelineOf(2).link, language: 'en-US' } } as const
  expect(render(untranslated, fullChapter, 'ar').html).toContain('What doctors are advised to do.')
})

test('an old edition says so first, and links the current edition and the others', () => {
  const markup = renderMarkup(<GuidelineArchivePage content={fullEdition} today={today} />)
  expect(markup.words()).toMatch(/^This is an old edition, from 2024\./)
  expect(linksOf(markup)[0]).toBe('/guidelines/urolithiasis')
  expect(linksOf(markup)).toContain('/guidelines/archive/urolithiasis-2022')
})
