import { expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectSound } from '../../../tests/support/expect-sound.ts'
import { emptyArticle, fullArticle } from '#blocks/examples.ts'
import { topicGroups } from '#blocks/topic-groups.ts'
import type { Subject } from './subject.ts'
import { SubjectPage } from './SubjectPage.tsx'

const full: Subject = {
  kind: 'subject',
  article: { ...fullArticle, related: [] },
  groups: topicGroups.map((name) => ({
    name,
    links: [
      { kind: 'internal', path: `/${name}/one`, label: 'One' },
      { kind: 'internal', path: `/${name}/zwei`, label: 'Zwei', language: 'de-DE' },
    ],
  })),
  newsPath: '/news?topic=stones',
}
const render = (content: Subject, site: 'en' | 'ar' = 'en') =>
  renderMarkup(<SubjectPage content={content} today="2026-11-20" />, { site })

test.each(['en', 'ar'] as const)('a subject renders valid markup with and without optional fields (%s)', (site) => {
  expectSound(render(full, site), { isPage: true })
  expectSound(render({ kind: 'subject', article: emptyArticle, groups: [] }, site), { isPage: true })
})

test('every group shows its number of pages, and is listed under "On this page"', () => {
  const markup = render(full)
  const headings = markup.all('h2').map((heading) => wordsOf(heading))
  expect(headings).toEqual(expect.arrayContaining(['Conditions (2)', 'News (2)', 'More pages (2)']))
  const hrefs = markup.all('a').map((link) => attribute(link, 'href'))
  for (const name of topicGroups) expect(hrefs).toContain(`#${name}`)
  expect(hrefs).toContain('/news?topic=stones')
})
