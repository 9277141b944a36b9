import { siteHandles } from '../../src/sites/site-languages.ts'
import { goodContact } from '../support/contact-form.ts'
import { chrome } from '../support/read-page.ts'
import type { LoadRequest } from '../support/send-load.ts'
import { signPurge } from '../support/sign-purge.ts'

/** The shares of the kinds of requests; all other requests are for the `pages` of the mix. */
const shares = { 'not found': 0.05, search: 0.03, post: 0.02, purge: 0.002 } as const

export type MixedRequest = LoadRequest & {
  readonly kind: keyof typeof shares | 'page'
  readonly expectedStatus: number
}

type Mix = {
  /** The paths of pages, with the prefix of their site. */
  readonly pages: readonly string[]
  /** Returns the next random number from 0 up to 1. */
  readonly random: () => number
  readonly purgeSecret: string
}

const words = ['stones', 'Nierensteine', 'bladder', '前列腺', 'حصى', 'blood in urine', 'kindey stons', 'incontinence']
const questions = [
  ['en', 'What should I drink with a kidney stone?'],
  ['en', 'Why do I get up so often at night?'],
  ['de', 'Was soll ich bei einem Nierenstein trinken?'],
  ['ar', 'ماذا أشرب إذا كانت لدي حصاة في الكلى؟'],
] as const

/**
 * Returns a function that makes the next request of a mixed load: pages, of which few are popular as on any website, pages
 * that do not exist, searches, forms, and purges of single pages. Each form comes from an IP address of its own, because the
 * rate limits apply to each address.
 */
export function createMixedRequests({ pages, random, purgeSecret }: Mix): () => MixedRequest {
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)]!
  const popular = shuffle(pages, random)
  const prefix = () => {
    const handle = pick(siteHandles)
    return handle === 'en' ? '' : `/${handle}`
  }
  let readers = 0
  const page = (): MixedRequest => ({
    kind: 'page',
    path: popular[Math.floor(popular.length * random() ** 3)]!,
    headers: readerHeaders,
    expectedStatus: 200,
  })
  const notFound = (): MixedRequest => ({
    kind: 'not found',
    path: `${prefix()}/condition/no-such-page-${Math.floor(random() * 1e9)}`,
    headers: readerHeaders,
    expectedStatus: 404,
  })
  const search = (): MixedRequest => ({
    kind: 'search',
    path: `${prefix()}/search?q=${encodeURIComponent(`${pick(words)} ${Math.floor(random() * 1000)}`)}`,
    headers: readerHeaders,
    expectedStatus: 200,
  })
  const form = (path: string, fields: Readonly<Record<string, string>>, expectedStatus: number): MixedRequest => ({
    kind: 'post',
    path,
    headers: {
      ...readerHeaders,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `10.${++readers >> 16}.${(readers >> 8) & 255}.${readers & 255}`,
    },
    body: new URLSearchParams(fields).toString(),
    expectedStatus,
  })
  const post = (): MixedRequest => {
    const about = 'en-US/1/condition/kidney-stones'
    const [site, question] = pick(questions)
    return pick([
      // The subjects of the contact form are in the language of its site, and that of `goodContact` is in English.
      () => form('/contact', goodContact(), 303),
      () => form(`${prefix()}/feedback`, { about, answer: 'yes' }, 303),
      () => form('/api/chat', { site, question, about: '' }, 200),
    ])()
  }
  const purge = (): MixedRequest => ({
    kind: 'purge',
    path: '/api/content/purge',
    ...signPurge(purgeSecret, { uris: [uriOf(pick(pages))] }),
    expectedStatus: 200,
  })
  const makers = { 'not found': notFound, search, post, purge }
  return () => {
    let rest = random()
    for (const kind of Object.keys(makers) as (keyof typeof makers)[]) {
      if (rest < shares[kind]) return makers[kind]()
      rest -= shares[kind]
    }
    return page()
  }
}

/**
 * Returns the uri of the page at a path: the decoded path without the prefix of its site and without the query, or
 * `__home__` for the home page.
 */
const uriOf = (path: string) => decodeURI(path).replace(/^\/(?:[a-z]{2}\/)?|\?.*$/g, '') || '__home__'

/** The headers of an ordinary browser; bots get error pages in plain text. */
const readerHeaders = { 'user-agent': chrome, accept: 'text/html', 'accept-encoding': 'br' }

/** Returns a list in a random order (Fisher-Yates). */
function shuffle<Value>(list: readonly Value[], random: () => number): readonly Value[] {
  const shuffled = [...list]
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!]
  }
  return shuffled
}
