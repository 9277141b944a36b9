import type { Analyser } from './analyse-text.ts'
import { isHan } from './fold-word.ts'
import { languageRules } from './language-rules.ts'

const maxCachedWords = 100_000

/**
 * Splits compounds (Nierenstein, munuaiskivi) into words that occur in the names of entries. If all words were allowed as
 * parts, there would be more of them to store, and words unrelated to urology would be split.
 */
export class Compounds {
  /** Whether the language writes compounds without a space. */
  readonly areUsual: boolean
  private readonly analyser: Analyser
  private readonly linking: RegExp | undefined
  private readonly roots = new Set<string>()
  private readonly cache = new Map<string, readonly string[]>()

  constructor(analyser: Analyser) {
    this.analyser = analyser
    this.linking = languageRules[analyser.language]?.compounds
    this.areUsual = this.linking !== undefined
  }

  /** Adds a word that may be a part of compounds. */
  addRoot(word: string, stem: string) {
    if (word.length >= 3 && !isHan(word)) this.roots.add(stem)
  }

  /** Returns the stems of the parts of a word; an empty list when the word is not a compound. */
  split(word: string): readonly string[] {
    if (word.length < 7 || word.length > 60 || isHan(word)) return []
    let parts = this.cache.get(word)
    if (!parts) {
      parts = this.find(word)
      if (this.cache.size >= maxCachedWords) this.cache.clear()
      this.cache.set(word, parts)
    }
    return parts
  }

  /** Splits a word into two roots, at the place that makes the shorter one as long as possible. */
  private find(word: string): readonly string[] {
    let best: readonly string[] = []
    let longestShorterPart = 0
    for (let at = 3; at <= word.length - 3; at += 1) {
      const head = this.rootOf(word.slice(0, at))
      if (head === undefined) continue
      const rest = word.slice(at)
      const linked = this.linking?.exec(rest)?.[0] ?? ''
      for (const tail of linked === '' ? [rest] : [rest, rest.slice(linked.length)]) {
        const root = tail.length >= 3 ? this.rootOf(tail) : undefined
        const shorter = Math.min(at, tail.length)
        if (root !== undefined && shorter > longestShorterPart) {
          best = [head, root]
          longestShorterPart = shorter
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
