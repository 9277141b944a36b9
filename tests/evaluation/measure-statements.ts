import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { load } from 'js-yaml'
import { detectEmergency } from '../../src/features/chat/detect-emergency.server.ts'
import { sites, type SiteHandle } from '../../src/sites/sites.ts'

/**
 * One half of the statements. Developers may read the statements of the first half. Those of the second half are only
 * counted, except in the set `statements` (`isForBuilding`).
 */
export type StatementHalf = 'first' | 'second'

/** The sets of statements, each written without looking at the engine, the earliest first. */
export const statementSets = ['statements', 'statements-2', 'statements-3', 'statements-4', 'statements-5'] as const
export type StatementSet = (typeof statementSets)[number]

export type Statement = {
  readonly set: StatementSet
  readonly handle: SiteHandle
  readonly phrase: string
  readonly about: string
  readonly expect: 'emergency' | 'none'
  readonly half: StatementHalf
}

export type StatementCounts = {
  readonly emergencies: number
  readonly found: number
  readonly others: number
  readonly falseAlarms: number
}

/**
 * Returns the half that a statement belongs to. It is determined by the hash of the text, so that it does not depend on
 * other statements.
 */
const halfOf = (phrase: string): StatementHalf =>
  (createHash('sha256').update(phrase).digest()[0] ?? 0) % 2 === 0 ? 'first' : 'second'

/** Reads the statements of all sets and sites (`judged/README.md`). */
export async function readStatements(): Promise<readonly Statement[]> {
  const all = await Promise.all(statementSets.map(readSet))
  return all.flat()
}

async function readSet(set: StatementSet): Promise<readonly Statement[]> {
  const directory = fileURLToPath(new URL(`judged/${set}/`, import.meta.url))
  const files = (await readdir(directory)).toSorted()
  const all = await Promise.all(
    files.map(async (name) => {
      const items = load(await readFile(directory + name, 'utf8')) as Omit<Statement, 'set' | 'handle' | 'half'>[]
      return items.map((item) => ({
        ...item,
        set,
        handle: name.replace('.yaml', '') as SiteHandle,
        half: halfOf(item.phrase),
      }))
    }),
  )
  return all.flat()
}

/** Whether developers may read a statement and tune the detection to it. Other statements are only counted. */
export const isForBuilding = ({ set, half }: Statement): boolean => set === 'statements' || half === 'first'

/** Whether the chatbot treats a statement as an emergency. */
export const isFound = ({ phrase, handle }: Statement): boolean =>
  detectEmergency(phrase, sites[handle].locale) !== undefined

/** Counts the emergencies that are found and the false alarms. */
export function countStatements(statements: readonly Statement[]): StatementCounts {
  const emergencies = statements.filter((statement) => statement.expect === 'emergency')
  const others = statements.filter((statement) => statement.expect === 'none')
  return {
    emergencies: emergencies.length,
    found: emergencies.filter(isFound).length,
    others: others.length,
    falseAlarms: others.filter(isFound).length,
  }
}
