/** A word that a glossary of `docs/glossary/` tells translators to avoid. */
export type WordRule = {
  /** The word or words. A word that ends in “…” matches with any ending. */
  readonly avoid: string
  readonly write: string
  /** The English word without which the rule does not apply to a message; empty if it applies to all messages. */
  readonly english: string
}

/**
 * Reads the table "Words to avoid" of a glossary.
 *
 * @throws Error when the section is missing, or when one of its rows does not have three cells
 */
export function readWordRules(glossary: string): readonly WordRule[] {
  const [, section] = glossary.split(/^## Words to avoid$/m)
  if (section === undefined) throw new Error('There is no section "Words to avoid".')
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.map((row) => {
    const [avoid, write, english, ...others] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (!avoid || !write || english === undefined || others.length > 0)
      throw new Error(`This row has not three cells: ${row}`)
    return { avoid, write, english }
  })
}

/**
 * Returns the rules that a translation breaks. Whole words are compared, without regard to case. A word to avoid is allowed
 * where the recommended words, which contain it, occur as well.
 */
export const brokenWordRules = (
  rules: readonly WordRule[],
  { english, translation }: { readonly english: string; readonly translation: string },
): readonly WordRule[] =>
  rules.filter(
    (rule) =>
      (rule.english === '' || wordPattern(`${rule.english}…`).test(english)) &&
      wordPattern(rule.avoid).test(translation) &&
      !(wordPattern(rule.write).test(translation) && rule.write.includes(rule.avoid)),
  )

/**
 * Returns a pattern for whole words in any case, in which “…” stands for any ending. Chinese has no spaces, so a Chinese
 * word matches anywhere.
 */
function wordPattern(words: string): RegExp {
  if (/\p{Script=Han}/u.test(words)) return new RegExp(words, 'u')
  const source = words
    .split(' ')
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/…$/, String.raw`[\p{L}\p{M}]*`))
    .join(String.raw`\s+`)
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${source}(?![\p{L}\p{M}])`, 'iu')
}
