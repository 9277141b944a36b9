import { execFileSync } from 'node:child_process'

/** The English text of a revision from the history, or a sentence with the reason why it is not known. */
export type EarlierEnglish = { readonly text: string; readonly commit: string } | { readonly unknown: string }

const revisionOf = (source: string) => /^sourceRevision: "?([^"\n]+)"?$/m.exec(source)?.[1]

/**
 * Finds the English text of a revision in the history of Git. Content files record only the name of the revision from which
 * a translation was made. The name is often a date, so several texts may have the same name; the last of them is returned.
 *
 * @param file the path of the English file
 * @param directory the root of the repository
 */
export function englishOfRevision(file: string, revision: string, directory: string): EarlierEnglish {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  let commits: string[]
  try {
    commits = git('log', '--format=%H', '--', file).split('\n').filter(Boolean)
  } catch {
    return { unknown: 'There is no history of Git here, so what changed since the translation is not known.' }
  }
  for (const commit of commits) {
    const text = textAt(() => git('show', `${commit}:${file}`))
    if (text !== undefined && revisionOf(text) === revision) return { text, commit }
  }
  return {
    unknown: `The history has no English text of revision ${revision}, so what changed since the translation is not known.`,
  }
}

/** Returns the text of a file in a commit; undefined if the commit removed the file, so that `show` throws. */
function textAt(show: () => string): string | undefined {
  try {
    return show()
  } catch {
    return undefined
  }
}
