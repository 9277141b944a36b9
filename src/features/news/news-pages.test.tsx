import { expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { emptyArticle, fullArticle } from '#blocks/examples.ts'
import type { News, PressRelease, Update } from './news.ts'
import { NewsPage } from './NewsPage.tsx'
import { PressReleasePage } from './PressReleasePage.tsx'
import { UpdatePage } from './UpdatePage.tsx'

const today = '2026-11-20'
const news: News = {
  kind: 'news',
  article: fullArticle,
  authors: [{ name: 'Nurse Specialists' }, { name: 'Stones Panel', language: 'de-DE' }],
}
const update: Update = {
  kind: 'update',
  article: fullArticle,
  concerns: [{ kind: 'internal', path: '/condition/kidney-stones', label: 'Stones in the kidney' }],
}
const pressRelease: PressRelease = {
  kind: 'press-release',
  article: fullArticle,
  contact: [
    { text: 'Press office, ', isEmail: false },
    { text: 'press@example.org', isEmail: true },
  ],
  files: [{ href: '/media/leaflet.pdf', label: 'Leaflet', type: 'PDF', size: '24 kB' }],
}

test.each(['en', 'ar'] as const)(
  'news, updates and press releases render valid markup with and without optional fields (%s)',
  (site) => {
    const pages = [
      <NewsPage content={news} today={today} />,
      <NewsPage content={{ ...news, article: emptyArticle, authors: [] }} today={today} />,
      <UpdatePage content={update} today={today} />,
      <UpdatePage content={{ ...update, article: emptyArticle, concerns: [] }} today={today} />,
      <PressReleasePage content={pressRelease} today={today} />,
      <PressReleasePage content={{ ...pressRelease, article: emptyArticle, contact: [], files: [] }} today={today} />,
    ]
    for (const page of pages) expectValidMarkup(renderMarkup(page, { site }), { isPage: true })
  },
)

test('news, updates and press releases link their list', () => {
  const back = (page: Parameters<typeof renderMarkup>[0]) =>
    renderMarkup(page)
      .all('a')
      .slice(0, 2)
      .map((link) => [attribute(link, 'href'), wordsOf(link)])
  expect(back(<NewsPage content={news} today={today} />)).toContainEqual(['/news', 'News'])
  expect(back(<UpdatePage content={update} today={today} />)).toContainEqual(['/updates', 'Updates to our pages'])
  expect(back(<PressReleasePage content={pressRelease} today={today} />)).toContainEqual([
    '/press-releases',
    'Press releases',
  ])
})

test('a press release lists its files and its contact under "On this page"', () => {
  const anchors = renderMarkup(<PressReleasePage content={pressRelease} today={today} />)
    .all('a')
    .map((link) => attribute(link, 'href'))
  expect(anchors).toEqual(expect.arrayContaining(['#files', '#press-contact', 'mailto:press@example.org']))
})
