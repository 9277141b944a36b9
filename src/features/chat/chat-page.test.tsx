import { describe, expect, test } from 'vitest'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { emptyArticle, fullArticle } from '#blocks/examples.ts'
import { addEvent, type AnswerEvent, type Exchange, emptyAnswer } from './chat-answer.ts'
import type { Chatbot } from './chatbot.ts'
import { ChatPage } from './ChatPage.tsx'

const chatbot: Chatbot = {
  kind: 'chatbot',
  article: fullArticle,
  greeting: 'Hello.',
  disclaimer: 'I am a computer program, not a doctor.',
  emergencyText: 'Do not wait for an answer here.',
  suggestedQuestions: ['What is a stone?', 'What should I drink?'],
  sendsQuestions: false,
}
const emptiest: Chatbot = { kind: 'chatbot', article: emptyArticle, suggestedQuestions: [], sendsQuestions: false }

const exchange = (question: string, ...events: AnswerEvent[]): Exchange => ({
  question,
  answer: events.reduce(addEvent, emptyAnswer),
})
const answered = exchange(
  'What is <b>a stone</b>?',
  {
    kind: 'source',
    source: { path: '/condition/kidney-stones#what', title: 'Kidney stones', heading: 'What it is', language: 'en-US' },
  },
  { kind: 'sentence', sentence: { text: 'A stone is hard.', source: 0 } },
  { kind: 'sentence', sentence: { text: 'It hurts.', source: 0 } },
  { kind: 'end', from: 'pages' },
)
const render = (posted?: Exchange, bot = chatbot, site: 'en' | 'ar' = 'en') =>
  renderMarkup(<ChatPage chatbot={bot} path="/chat/guide" posted={posted} />, { site, at: '/chat/guide' })

describe.each(['en', 'ar'] as const)('the chat page on the site %s', (site) => {
  test.each([
    ['all optional fields', undefined, chatbot],
    ['no optional fields', undefined, emptiest],
    ['an answer', answered, chatbot],
    ['no answer', exchange('x', { kind: 'end', from: 'nothing' }), chatbot],
    [
      'a crisis',
      exchange(
        'x',
        { kind: 'emergency', emergency: { kind: 'crisis', phones: [{ number: '112', label: '112 (EU)' }] } },
        { kind: 'end', from: 'pages' },
      ),
      chatbot,
    ],
    ['a failed request', exchange('x', { kind: 'failed', reason: 'failed' }), chatbot],
  ] as const)('renders valid markup with %s', (_, posted, bot) =>
    expectValidMarkup(render(posted, bot, site), { isPage: true }),
  )
})

test('without JavaScript the chat form posts to the page itself, so that no URL contains the question', () => {
  const [form] = render().all('form')
  expect(attribute(form!, 'method')).toBe('post')
  expect(attribute(form!, 'action')).toBe('/chat/guide#answer')
  const buttons = render().all((element) => element.tagName === 'button' && attribute(element, 'name') === 'question')
  expect(buttons.map((button) => attribute(button, 'value'))).toEqual(chatbot.suggestedQuestions)
})

test('every sentence of an answer ends with a link to its source, and the question is escaped', () => {
  const markup = render(answered)
  expect(markup.html).toContain('&lt;b&gt;a stone&lt;/b&gt;')
  const log = markup.all((element) => attribute(element, 'role') === 'log')
  expect(log).toHaveLength(1)
  const links = markup.all(
    (element) => element.tagName === 'a' && /^Source \d+: Kidney stones/.test(attribute(element, 'ariaLabel') ?? ''),
  )
  expect(links.map((link) => [attribute(link, 'ariaLabel'), attribute(link, 'href')])).toEqual([
    ['Source 1: Kidney stones', '/condition/kidney-stones#what'],
    ['Source 1: Kidney stones', '/condition/kidney-stones#what'],
  ])
})

test('a question without an answer shows a message with links to search, contact and emergency help', () => {
  const markup = render(exchange('x', { kind: 'end', from: 'nothing' }))
  expect(markup.words()).toContain('I found nothing about that on our pages.')
  const hrefs = markup.all('a').map((link) => attribute(link, 'href'))
  expect(hrefs).toEqual(expect.arrayContaining(['/search', '/contact', '/when-to-get-help-now']))
})

test('the emergency card comes before every sentence of the answer', () => {
  const markup = render(
    exchange(
      'x',
      { kind: 'emergency', emergency: { kind: 'crisis', phones: [] } },
      { kind: 'source', source: { path: '/a', title: 'A', language: 'en-US' } },
      { kind: 'sentence', sentence: { text: 'A sentence.', source: 0 } },
      { kind: 'end', from: 'pages' },
    ),
  )
  const at = markup.html.indexOf('Please talk to somebody now')
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThan(markup.html.indexOf('A sentence.'))
})

test('a notice that questions are sent to another service is shown only when they are', () => {
  const words = 'Your question is sent to another service'
  expect(render().words()).not.toContain(words)
  expect(render(undefined, { ...chatbot, sendsQuestions: true }).words()).toContain(words)
})

test('a sentence in another language than the page has a lang attribute', () => {
  const foreign = exchange(
    'x',
    { kind: 'source', source: { path: '/a', title: 'A', language: 'en-US' } },
    { kind: 'sentence', sentence: { text: 'An English sentence.', source: 0 } },
    { kind: 'end', from: 'pages' },
  )
  const spans = render(foreign, chatbot, 'ar').all(
    (element) => wordsOf(element) === 'An English sentence.' && element.tagName === 'span',
  )
  expect(attribute(spans[0]!, 'lang')).toBe('en-US')
})
