import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { load } from 'js-yaml'

/**
 * One half of the judged sets: developers may tune the site to `development`, and did not see `held-out` until 2026-11-21
 * (`judged/README.md`).
 */
export type Half = 'development' | 'held-out'

/** Returns the items of one kind in one half of the judged sets or in those written later, each with its site. */
export async function readJudged<Item>(half: Half | 'later', folder: 'questions' | 'emergencies') {
  const directory = fileURLToPath(new URL(`judged/${half}/${folder}/`, import.meta.url))
  const files = (await readdir(directory)).filter((name) => name.endsWith('.yaml')).toSorted()
  const sets = await Promise.all(
    files.map(async (name) => {
      const items = load(await readFile(directory + name, 'utf8')) as Item[]
      return items.map((item) => ({ handle: name.replace('.yaml', ''), item }))
    }),
  )
  return sets.flat()
}
