import { expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { emptyArticle, fullArticle } from '#blocks/examples.ts'
import { topicGroups } from '#blocks/topic-groups.ts'
import type { TopicOrTag } from './topic-or-tag.ts'
import { TopicOrTagPage } from './TopicOrTagPage.tsx'

const full: TopicOrTag = {
  kind: 'topic-or-tag',
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
const render = (content: TopicOrTag, site: 'en' | 'ar' = 'en') =>
  renderMarkup(<TopicOrTagPage content={content} today="2026-11-20" />, { site })

test.each(['en', 'ar'] as const)(
  'a topic or tag renders valid markup with and without optional fields (%s)',
  (site) => {
    expectValidMarkup(render(full, site), { isPage: true })
    expectValidMarkup(render({ kind: 'topic-or-tag', article: emptyArticle, groups: [] }, site), { isPage: true })
  },
)

test('every group shows its number of pages, and is listed under "On this page"', () => {
  const markup = render(full)
  const headings = markup.all('h2').map((heading) => wordsOf(heading))
  expect(headings).toEqual(expect.arrayContaining(['Conditions (2)', 'News (2)', 'More pages (2)']))
  const hrefs = markup.all('a').map((link) => attribute(link, 'href'))
  for (const name of topicGroups) expect(hrefs).toContain(`#${name}`)
  expect(hrefs).toContain('/news?topic=stones')
})
