import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import type { Quotation } from './quotations.server.ts'
import { rephrase, supported } from './rephrase.server.ts'

const quotation = (...sentences: string[]): Quotation => ({ title: 'Kidney stones', sentences })
const quotations = [
  quotation('Aim for 2.5 to 3 liters a day, spread over the whole day.', 'Water is best.'),
  quotation('Keep eating dairy food in normal amounts.'),
]
const texts = (reply: string) => supported(reply, quotations, 'en-US').map(({ text }) => text)

test('a sentence that its cited passage supports is used', () => {
  expect(
    supported(
      'Aim for 2.5 to 3 liters, spread over the day [1]. Water is best [1]. Eat dairy food in normal amounts. [2]',
      quotations,
      'en-US',
    ),
  ).toEqual([
    { text: 'Aim for 2.5 to 3 liters, spread over the day.', source: 0 },
    { text: 'Water is best.', source: 0 },
    { text: 'Eat dairy food in normal amounts.', source: 1 },
  ])
})

test.each([
  ['no citation', 'Water is best.'],
  ['the citation of a missing passage', 'Water is best [3].'],
  ['the citation of another passage', 'Water is best [2].'],
  ['words that are not in the passage', 'Coffee cures every stone quickly [1].'],
  ['another number', 'Aim for 5 liters a day [1].'],
  ['a negation that the passage does not have', 'Water is not best [1].'],
  ['markup', '<b>Water</b> is best [1].'],
  ['a link', 'Water is best, see https://example.org [1].'],
  ['no text', ''],
])('a sentence with %s is dropped', (_, reply) => expect(texts(reply)).toEqual([]))

test('a sentence without a citation before a cited one is dropped, and the cited one is used', () => {
  expect(texts('You have a kidney stone. Water is best [1].')).toEqual(['Water is best.'])
})

test.each<[Language, string, string]>([
  ['en-US', 'Never take testosterone to become a father.', 'Take testosterone to become a father [1].'],
  ['en-US', 'Do not stop blood thinners by yourself.', 'You can stop blood thinners by yourself [1].'],
  ['de-DE', 'Nehmen Sie niemals Testosteron, um Vater zu werden.', 'Nehmen Sie Testosteron, um Vater zu werden [1].'],
  ['fr-FR', 'Ne prenez jamais de testostérone en traitement.', 'Prenez en traitement de testostérone [1].'],
  ['fr-FR', 'La douleur des reins n’est plus là.', 'La douleur des reins est là [1].'],
  ['tr-TR', 'Bu ilaç çocuklar için uygun değildir.', 'Bu ilaç çocuklar için uygun [1].'],
  ['tr-TR', 'Küçük çocuklar için ağrı ilacı kullanmayın.', 'Küçük çocuklar için ağrı ilacı kullanın [1].'],
  ['tr-TR', 'Doktora sormadan ilacı bırakmak doğru olur.', 'Doktora sorarak ilacı bırakmak doğru olur [1].'],
  [
    'tr-TR',
    'Böbrek taşları ilaçla eriyor, sonra ağrı yapmıyor.',
    'Böbrek taşları ilaçla eriyor, sonra ağrı yapıyor [1].',
  ],
  ['fi-FI', 'Älä ota testosteronia hoidoksi.', 'Ota testosteronia hoidoksi [1].'],
  ['ar', 'لا تتناول التستوستيرون لتصبح أبا', 'تتناول التستوستيرون لتصبح أبا [1].'],
  ['ar', 'ولا تتناول التستوستيرون لتصبح أبا', 'تتناول التستوستيرون لتصبح أبا [1].'],
  ['ar', 'ولن تشعر بالألم بعد العملية', 'تشعر بالألم بعد العملية [1].'],
  ['zh-CN', '不要服用睾酮来生育', '服用睾酮来生育 [1]'],
])('a sentence that omits the negation of its passage is dropped: %s, %s', (language, sentence, reply) => {
  expect(supported(reply, [quotation(sentence)], language)).toEqual([])
  expect(supported(`${sentence} [1]`, [quotation(sentence)], language)).toHaveLength(1)
})

test.each<[Language, string, string]>([
  ['tr-TR', 'Yatmadan önce ilacı suyla alın.', 'İlacı suyla alın [1].'],
  ['tr-TR', 'Karbamazepin ilacı tamamen suyla alınır.', 'İlacı suyla alınır [1].'],
])('a part of a word that only looks like a negation is not one: %s, %s', (language, sentence, reply) => {
  expect(supported(reply, [quotation(sentence)], language)).toHaveLength(1)
})

test('a sentence is compared with the one sentence that it rephrases, not with the whole passage', () => {
  const cited = [quotation('Never take testosterone to become a father.', 'It switches off the making of sperm.')]
  expect(supported('Testosterone switches off the making of sperm [1].', cited, 'en-US')).toHaveLength(1)
})

test.each([
  ['blanks', `${' '.repeat(8000)}]`],
  ['brackets', '[1'.repeat(4000)],
  ['points', `${'. '.repeat(3900)}[1]`],
  ['citations', '[1]'.repeat(2600)],
  ['letters and points', `${'a.'.repeat(3900)} [1]`],
])('a reply that consists only of %s has no sentences', (_, reply) => {
  expect(texts(reply)).toEqual([])
})

// The following tests cover the requests to the service.

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

const ask = (endpoint: string, signal = new AbortController().signal, passages: readonly Quotation[] = quotations) =>
  rephrase({ endpoint, key: 'secret-key', model: 'small' }, 'What should I drink?', passages, 'en-US', signal)

test('the request has the numbered passages, the model and the key, and the response is used', async () => {
  let got: { url?: string | undefined; key?: string | undefined; body: string } = { body: '' }
  const endpoint = await serve(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    got = { url: request.url, key: request.headers.authorization, body }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    // The response is written character by character, because networks can split it anywhere.
    for (const letter of `${chunk('Water is ')}: comment\n\n${chunk('best [1].')}data: [DONE]\n\n`)
      response.write(letter)
    response.end()
  })
  expect(await ask(endpoint)).toEqual([{ text: 'Water is best.', source: 0 }])
  expect(got.url).toBe('/v1/chat/completions')
  expect(got.key).toBe('Bearer secret-key')
  expect(JSON.parse(got.body)).toMatchObject({ model: 'small', stream: true })
  expect(got.body).toContain('[2] Keep eating dairy food')
})

test.each<[string, RequestListener]>([
  ['responds with 500', (_, response) => response.writeHead(500).end('no')],
  ['sends invalid JSON', (_, response) => response.end('data: {\n\n')],
  ['closes the connection', (_, response) => response.write(chunk('Water is best [1].'), () => response.destroy())],
  [
    'sends a reply that is too long',
    (_, response) => response.end(`${chunk('Water is best [1]. '.repeat(500))}data: [DONE]\n\n`),
  ],
  ['ends without [DONE]', (_, response) => response.end(chunk('Water is best [1].'))],
  [
    'never ends its response',
    (_, response) => {
      const more = () => response.write(chunk('Water is best [1]. '.repeat(200)), () => setImmediate(more))
      more()
    },
  ],
  ['redirects', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
])('when the service %s, the reply is not used', async (_, listener) => {
  const endpoint = await serve(listener)
  expect(await ask(endpoint)).toBeUndefined()
})

test('when no sentence of the reply is supported, the reply is not used', async () => {
  const endpoint = await serve((_, response) =>
    response.end(`${chunk('You are quite healthy. Take 5 mg [1].')}data: [DONE]\n\n`),
  )
  expect(await ask(endpoint)).toBeUndefined()
})

test('a reply that omits the caution against force is not used', async () => {
  const passages = [quotation('Pull the foreskin back gently in the bath.', 'Never pull the foreskin back by force.')]
  const reply = async (text: string) => {
    const endpoint = await serve((_, response) => response.end(`${chunk(text)}data: [DONE]\n\n`))
    const sentences = await ask(endpoint, undefined, passages)
    server?.close()
    return sentences?.map((sentence) => sentence.text)
  }
  const act = 'Pull the foreskin back gently [1].'
  expect(await reply(act)).toBeUndefined()
  expect(await reply(`${act} Never pull the foreskin back by force [1].`)).toEqual([
    'Pull the foreskin back gently.',
    'Never pull the foreskin back by force.',
  ])
})

test('a request without a response is aborted after 12 seconds', async () => {
  const endpoint = await serve(() => undefined)
  const endAfter = AbortSignal.timeout.bind(AbortSignal)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => endAfter(50))
  expect(await ask(endpoint)).toBeUndefined()
  expect(timeout).toHaveBeenCalledWith(12_000)
  timeout.mockRestore()
})

test('when the reader leaves, the request is aborted', async () => {
  const endpoint = await serve(() => undefined)
  const leaving = new AbortController()
  setTimeout(() => leaving.abort(), 50)
  await expect(ask(endpoint, leaving.signal)).rejects.toThrow(/aborted/)
})
