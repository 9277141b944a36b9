import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { load } from 'js-yaml'

const content = fileURLToPath(new URL('../../graphql/content', import.meta.url))

export interface Card {
  readonly urgency: string
  readonly text: string
  readonly points: readonly string[]
  /** The points that are written on the page itself and do not come from `triage.yaml`. */
  readonly freePoints: readonly string[]
}

export interface Page {
  readonly site: string
  readonly path: string
  readonly text: string
  readonly cards: readonly Card[]
}

type Sentences = ReadonlyMap<string, string>

const withSentences = (text: string, sentences: Sentences) =>
  text.replace(/^- sign:(\S+)$/gm, (_item, sign: string) => `- ${sentences.get(sign)}`)

const pointsIn = (text: string) => text.split('\n').filter((line) => line.startsWith('- '))

const cardsOf = (source: string, sentences: Sentences): Card[] =>
  [...source.matchAll(/^:::care\{urgency="(\w+)"[^\n]*\n(.*?)^:::$/gms)].map(([, urgency = '', card = '']) => {
    const text = withSentences(card, sentences)
    const freePoints = pointsIn(card).filter((point) => !point.startsWith('- sign:'))
    return { urgency, text, points: pointsIn(text), freePoints }
  })

/** Reads the sentence of each sign in the site's language. */
async function readSentences(site: string): Promise<Sentences> {
  const list = load(await readFile(join(content, site, 'triage.yaml'), 'utf8')) as { sign?: string; text: string }[]
  return new Map(list.flatMap(({ sign, text }) => (sign === undefined ? [] : [[sign, text] as const])))
}

async function readPages(site: string): Promise<Page[]> {
  const sentences = await readSentences(site)
  const names = (await readdir(join(content, site), { recursive: true })).filter((name) => name.endsWith('.md'))
  return Promise.all(
    names.toSorted().map(async (path) => {
      const source = await readFile(join(content, site, path), 'utf8')
      return { site, path, text: withSentences(source, sentences), cards: cardsOf(source, sentences) }
    }),
  )
}

/** Reads all pages of the content with their care cards, separated into English pages and those of all other sites. */
export async function readCareCards(): Promise<{ english: Page[]; translated: Page[] }> {
  const sites = (await readdir(content, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const names = sites.map(({ name }) => name).filter((name) => name !== 'assets')
  return {
    english: await readPages('en'),
    translated: (await Promise.all(names.filter((name) => name !== 'en').map(readPages))).flat(),
  }
}

const numbers = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Returns the structure of a card, which must be the same in a translation as in English. */
export const shape = ({ urgency, text, points }: Card) => ({
  urgency,
  points: points.length,
  celsius: numbers(text, /\b38\b/g),
  fahrenheit: numbers(text, /\b100[.,]4\b/g),
})
