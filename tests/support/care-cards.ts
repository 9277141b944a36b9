import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const content = fileURLToPath(new URL('../../graphql/content', import.meta.url))

export interface Card {
  readonly urgency: string
  readonly text: string
  readonly points: readonly string[]
}

export interface Page {
  readonly site: string
  readonly path: string
  readonly text: string
  readonly cards: readonly Card[]
}

const cardsOf = (text: string): Card[] =>
  [...text.matchAll(/^:::care\{urgency="(\w+)"[^\n]*\n(.*?)^:::$/gms)].map(([, urgency = '', card = '']) => ({
    urgency,
    text: card,
    points: card.split('\n').filter((line) => line.startsWith('- ')),
  }))

async function readPages(site: string): Promise<Page[]> {
  const names = (await readdir(join(content, site), { recursive: true })).filter((name) => name.endsWith('.md'))
  return Promise.all(
    names.toSorted().map(async (path) => {
      const text = await readFile(join(content, site, path), 'utf8')
      return { site, path, text, cards: cardsOf(text) }
    }),
  )
}

/** Reads all pages of the content with their care cards: the English ones, and those of all other sites. */
export async function readCareCards(): Promise<{ english: Page[]; translated: Page[] }> {
  const sites = (await readdir(content, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const names = sites.map(({ name }) => name).filter((name) => name !== 'assets')
  return {
    english: await readPages('en'),
    translated: (await Promise.all(names.filter((name) => name !== 'en').map(readPages))).flat(),
  }
}

const numbers = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** The structure of a card: a translated card must have the same as the English one. */
export const shape = ({ urgency, text, points }: Card) => ({
  urgency,
  points: points.length,
  celsius: numbers(text, /\b38\b/g),
  fahrenheit: numbers(text, /\b100[.,]4\b/g),
})
