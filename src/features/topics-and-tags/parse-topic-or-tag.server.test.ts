import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TopicOrTagPageQuery } from '#content-contract/operations.ts'
import {
  emptiestEntry,
  exampleContext,
  exampleTeaser,
  fullestEntry,
  withNulls,
} from '#blocks/fragment-examples.server.ts'
import type { TopicGroup } from '#blocks/topic-groups.ts'
import { ContentError } from '#content/content-error.ts'
import { parseTopicOrTag } from './parse-topic-or-tag.server.ts'

const related = (typeHandle: string, title: string, more: { language?: string; postDate?: string | null } = {}) => ({
  ...exampleTeaser,
  id: title,
  title,
  uri: `x/${title}`,
  typeHandle,
  ...more,
})
const fullest = {
  entry: { ...fullestEntry, typeHandle: 'topic', slug: 'stones' },
  related: [
    related('treatment', 'Zap'),
    related('condition', 'Stones'),
    null,
    related('treatment', 'Ureteroscopy', { language: 'nl-NL' }),
    related('treatment', 'Alpha-blockers'),
    related('news', 'Old', { postDate: '2024-01-01T00:00:00+00:00' }),
    related('news', 'New', { postDate: '2026-01-01T00:00:00+00:00' }),
    related('news', 'Undated', { postDate: null }),
    related('section', 'Stones Section'),
    related('office', 'Editors'),
    related('page', 'Diet'),
    related('somethingNew', 'Something'),
    related('redirect', 'Elsewhere'),
  ],
} satisfies TopicOrTagPageQuery

const topicGroups: Readonly<Record<string, TopicGroup>> = {
  condition: 'conditions',
  treatment: 'treatments',
  news: 'news',
  office: 'officesAndSections',
  section: 'officesAndSections',
}
const topicGroupOf = (typeHandle: string) => topicGroups[typeHandle] ?? 'pages'

test('the entries of a topic or tag are grouped by kind, those in the site’s language first, and news by date', () => {
  const context = exampleContext('en', { topicGroupOf })
  const { groups, article, newsPath } = parseTopicOrTag(fullest, context)
  expect(groups.map(({ name, links }) => [name, links.map(({ label }) => label)])).toEqual([
    ['conditions', ['Stones']],
    ['treatments', ['Alpha-blockers', 'Zap', 'Ureteroscopy']],
    ['news', ['New', 'Old', 'Undated']],
    ['officesAndSections', ['Editors', 'Stones Section']],
    ['pages', ['Diet', 'Something']],
  ])
  expect(article.related).toEqual([])
  expect(newsPath).toBe('/news?topic=stones')
  expect(context.problems).toEqual([])
})

test('a tag links the news with that tag', () => {
  const entry = { ...fullest.entry, typeHandle: 'tag', slug: 'blut-im-urin' }
  expect(parseTopicOrTag({ ...fullest, entry }, exampleContext('en', { topicGroupOf })).newsPath).toBe(
    '/news?tag=blut-im-urin',
  )
})

test('a topic or tag without news has no link to the list of news, and one without entries has no groups', () => {
  const { groups, ...topicOrTag } = parseTopicOrTag(
    { entry: { ...emptiestEntry, typeHandle: 'topic', slug: null }, related: null },
    exampleContext(),
  )
  expect(groups).toEqual([])
  expect(topicOrTag).not.toHaveProperty('newsPath')
})

test('a subject with any fields missing is parsed, and only a missing title or id throws', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(15)), (stream) => {
      const result = (withNulls(fullest, () => stream.next().value === 0) ?? {}) as TopicOrTagPageQuery
      if (result.entry?.id && result.entry.title) parseTopicOrTag(result, exampleContext())
      else expect(() => parseTopicOrTag(result, exampleContext())).toThrow(ContentError)
    }),
  )
})

test('only the tag of emergencies has the short form of the emergency card', () => {
  const noticeOf = (typeHandle: string, slug: string) =>
    parseTopicOrTag({ ...fullest, entry: { ...fullest.entry, typeHandle, slug } }, exampleContext()).careNotice
  expect(noticeOf('tag', 'emergency')?.urgency).toBe('emergency')
  expect(noticeOf('tag', 'pain')).toBeUndefined()
  expect(noticeOf('topic', 'emergency')).toBeUndefined()
})
