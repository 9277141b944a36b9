import type { Analyser } from './analyse-text.ts'
import { isHan } from './fold-word.ts'
import { languageRules } from './language-rules.ts'

const mostRemembered = 100_000

/**
 * Takes compounds apart (Nierenstein, munuaiskivi) into parts that names consist of: a list of the roots of all words would
 * be larger and would split what does not belong to the subject.
 */
export class Compounds {
  /** Whether words of the language are put together without a space. */
  readonly areUsual: boolean
  private readonly analyser: Analyser
  private readonly linking: RegExp | undefined
  private readonly roots = new Set<string>()
  private readonly known = new Map<string, readonly string[]>()

  constructor(analyser: Analyser) {
    this.analyser = analyser
    this.linking = languageRules[analyser.language]?.compounds
    this.areUsual = this.linking !== undefined
  }

  /** Notes a word that others may consist of. */
  addRoot(word: string, stem: string) {
    if (word.length >= 3 && !isHan(word)) this.roots.add(stem)
  }

  /** The stems of the parts of a word; none when it is no compound. */
  split(word: string): readonly string[] {
    if (word.length < 7 || word.length > 60 || isHan(word)) return []
    let parts = this.known.get(word)
    if (!parts) {
      parts = this.find(word)
      if (this.known.size >= mostRemembered) this.known.clear()
      this.known.set(word, parts)
    }
    return parts
  }

  /** Of all ways to split a word the one whose shorter part is longest. */
  private find(word: string): readonly string[] {
    let best: readonly string[] = []
    let longest = 0
    for (let at = 3; at <= word.length - 3; at += 1) {
      const head = this.rootOf(word.slice(0, at))
      if (head === undefined) continue
      const rest = word.slice(at)
      const linked = this.linking?.exec(rest)?.[0] ?? ''
      for (const tail of linked === '' ? [rest] : [rest, rest.slice(linked.length)]) {
        const root = tail.length >= 3 ? this.rootOf(tail) : undefined
        const shorter = Math.min(at, tail.length)
        if (root !== undefined && shorter > longest) {
          best = [head, root]
          longest = shorter
        }
      }
    }
    return best
  }

  private rootOf(part: string): string | undefined {
    if (this.analyser.isStopWord(part)) return undefined
    const stem = this.analyser.stem(part)
    return this.roots.has(stem) ? stem : undefined
  }
}
