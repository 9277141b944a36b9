import { describe, expect, test } from 'vitest'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { emptyArticle, fullArticle } from '#blocks/examples.ts'
import {
  addEvent,
  type AnswerEvent,
  type AnswerLink,
  type AnswerPage,
  type Exchange,
  emptyAnswer,
} from './chat-answer.ts'
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
const page: AnswerPage = {
  uri: 'condition/kidney-stones',
  path: '/condition/kidney-stones',
  title: 'Kidney stones',
  language: 'en-US',
  translation: { kind: 'original' },
  intro: 'A stone is hard.',
  keyPoints: ['Most stones leave by themselves.'],
  sections: [
    {
      path: '/condition/kidney-stones#feels',
      heading: 'How it feels',
      blocks: [
        { kind: 'text', id: 'feels-1', body: { kind: 'rich-text', id: 'feels-1-body', html: '<p>It hurts.</p>' } },
      ],
    },
  ],
  cards: [
    {
      kind: 'care-card',
      id: 'urgent-1',
      urgency: 'urgent',
      body: { kind: 'rich-text', id: 'urgent-1-body', html: '<ul><li>You have a fever.</li></ul>' },
    },
  ],
}
const link: AnswerLink = { path: '/condition/blood-in-urine', title: 'Blood in the urine', language: 'en-US' }
const answered = exchange(
  'What is <b>a stone</b>?',
  { kind: 'page', page },
  { kind: 'links', links: [link] },
  { kind: 'end', outcome: 'answer' },
)
const outcomes = [
  'closest',
  'choice',
  'nothing',
  'diagnosis',
  'dose',
  'price',
  'local',
  'elsewhere',
  'off-topic',
  'instructions',
] as const
const render = (posted?: Exchange, bot = chatbot, site: 'en' | 'ar' = 'en') =>
  renderMarkup(<ChatPage chatbot={bot} path="/chat/guide" posted={posted} />, { site, at: '/chat/guide' })

describe.each(['en', 'ar'] as const)('the chat page on the site %s', (site) => {
  test.each([
    ['all optional fields', undefined, chatbot],
    ['no optional fields', undefined, emptiest],
    ['an answer', answered, chatbot],
    ...outcomes.map(
      (outcome) =>
        [outcome, exchange('x', { kind: 'links', links: [link] }, { kind: 'end', outcome }), chatbot] as const,
    ),
    [
      'a crisis',
      exchange(
        'x',
        { kind: 'emergency', emergency: { kind: 'crisis', phones: [{ number: '112', label: '112 (EU)' }] } },
        { kind: 'end', outcome: 'alarm' },
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

test('an answer is the page with its whole section, main points, cards and further pages', () => {
  const markup = render(answered)
  expect(markup.html).toContain('&lt;b&gt;a stone&lt;/b&gt;')
  expect(markup.all((element) => attribute(element, 'role') === 'log')).toHaveLength(1)
  const words = markup.words()
  const order = [
    'Kidney stones',
    'A stone is hard.',
    'How it feels',
    'It hurts.',
    'The main points',
    'Most stones leave',
    'Urgent: see a doctor today',
    'Blood in the urine',
  ]
  const places = order.map((text) => words.indexOf(text, words.indexOf('You asked:')))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
  const hrefs = markup.all('a').map((each) => attribute(each, 'href'))
  expect(hrefs).toEqual(
    expect.arrayContaining(['/condition/kidney-stones', '/condition/kidney-stones#feels', '/condition/blood-in-urine']),
  )
})

test('the page that answered last is sent with the next question, also without JavaScript', () => {
  const [hidden] = render(answered).all((element) => attribute(element, 'name') === 'about')
  expect(attribute(hidden!, 'value')).toBe('condition/kidney-stones')
})

test('the section of a second page is below the page, under a heading that links to its page', () => {
  const [section] = page.sections
  if (!section) throw new Error('the page has no section')
  const excerpt = { ...link, section: { ...section, path: `${link.path}#what`, heading: 'What it can mean' } }
  const markup = render(
    exchange(
      'Stone or infection?',
      { kind: 'page', page },
      { kind: 'excerpts', excerpts: [excerpt] },
      { kind: 'end', outcome: 'answer' },
    ),
  )
  const words = markup.words()
  expect(words.indexOf('Blood in the urine')).toBeGreaterThan(words.indexOf('The main points'))
  expect(words.indexOf('What it can mean')).toBeGreaterThan(words.indexOf('Blood in the urine'))
})

test('a question without an answer shows a message with links to search, contact and emergency help', () => {
  const markup = render(exchange('x', { kind: 'end', outcome: 'nothing' }))
  expect(markup.words()).toContain('I found nothing about that on our pages.')
  const hrefs = markup.all('a').map((each) => attribute(each, 'href'))
  expect(hrefs).toEqual(expect.arrayContaining(['/search', '/contact', '/when-to-get-help-now']))
})

test('the closest page is announced as such, above the page', () => {
  const words = render(exchange('x', { kind: 'page', page }, { kind: 'end', outcome: 'closest' })).words()
  const at = words.indexOf('This page comes closest to your question')
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThan(words.indexOf('A stone is hard.'))
})

test('the emergency card comes before the page, with its numbers before its text', () => {
  const markup = render(
    exchange(
      'x',
      { kind: 'emergency', emergency: { kind: 'crisis', phones: [{ number: '112', label: '112 (EU)' }] } },
      { kind: 'page', page },
      { kind: 'end', outcome: 'answer' },
    ),
  )
  const places = ['Please talk to somebody now', 'tel:112', 'If you might hurt yourself', 'A stone is hard.'].map(
    (text) => markup.html.indexOf(text),
  )
  expect(places[0]).toBeGreaterThan(0)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('a notice that questions are sent to another service is shown only when they are', () => {
  const words = 'Your question is sent to another service'
  expect(render().words()).not.toContain(words)
  expect(render(undefined, { ...chatbot, sendsQuestions: true }).words()).toContain(words)
})

test('a page in another language than the site has a lang attribute and a label', () => {
  const markup = render(answered, chatbot, 'ar')
  const [heading] = markup.all((element) => element.tagName === 'h2' && wordsOf(element).startsWith('Kidney stones'))
  expect(wordsOf(heading!)).not.toBe('Kidney stones')
  const cards = markup.all(
    (element) => attribute(element, 'lang') === 'en-US' && wordsOf(element).includes('It hurts.'),
  )
  expect(cards.length).toBeGreaterThan(0)
})

test('an answer from a page that is not translated says so before its text', () => {
  const translation = { kind: 'missing', originalHref: '/condition/kidney-stones' } as const
  const untranslated = { ...page, translation }
  const words = render(exchange('x', { kind: 'page', page: untranslated }, { kind: 'end', outcome: 'answer' })).words()
  const at = words.indexOf('This page has not been translated yet.')
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThan(words.indexOf('A stone is hard.'))
  expect(render(answered).words()).not.toContain('This page has not been translated yet.')
})

test('an emergency card without a page links to the page about emergencies', () => {
  const [card] = page.cards
  const emergency = { kind: 'body', card: card!, language: 'en-US', translation: page.translation } as const
  const markup = render(exchange('x', { kind: 'emergency', emergency }, { kind: 'end', outcome: 'alarm' }))
  const linksIn = (page: ReturnType<typeof render>) =>
    page.all('a').filter((each) => attribute(each, 'href') === '/when-to-get-help-now').length
  expect(linksIn(markup)).toBe(linksIn(render()) + 1)
})

test('the sentences of a service that rephrases the page are marked, and the page is shown as well', () => {
  const words = render(
    exchange(
      'x',
      { kind: 'page', page },
      { kind: 'sentence', sentence: { text: 'Stones are hard lumps.', source: 0 } },
      { kind: 'end', outcome: 'answer' },
    ),
  ).words()
  for (const text of ['Stones are hard lumps.', 'A program has put this into other words.', 'It hurts.'])
    expect(words).toContain(text)
})
