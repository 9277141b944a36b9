import { diffArrays } from 'diff'
import type { Article } from '#blocks/article.ts'
import { articleTexts, type TextSection } from '#blocks/article-texts.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { ChangedSection, Piece } from './what-changed.ts'

/**
 * Compares two versions of an article sentence by sentence. Returns the passages with a change, below the headings under
 * which they stand now, or stood if the section is gone.
 */
export function compareArticles(before: Article, now: Article): readonly ChangedSection[] {
  const [old, current] = [articleTexts(before), articleTexts(now)]
  const isSame = (one: TextSection, other: TextSection) =>
    one.anchor === other.anchor && (one.anchor !== undefined || one.heading === other.heading)
  return diffArrays([...old], [...current], { comparator: isSame }).flatMap(({ value, added, removed }) =>
    value.flatMap((section): ChangedSection[] => {
      const earlier = added ? undefined : old.find((one) => isSame(one, section))
      const later = removed ? undefined : current.find((one) => isSame(one, section))
      const passages = comparePassages(earlier?.texts ?? [], later?.texts ?? [], now.language)
      const { anchor, heading } = later ?? section
      return passages.length === 0
        ? []
        : [
            {
              ...(later && anchor !== undefined && { anchor }),
              ...(heading !== undefined && { heading }),
              passages,
            },
          ]
    }),
  )
}

/** Returns the changed passages. Passages that stand in place of others are their new versions, in their order. */
function comparePassages(before: readonly string[], now: readonly string[], language: Language): readonly Piece[][] {
  const changes = diffArrays([...before], [...now])
  return changes.flatMap(({ value, added, removed }, place) => {
    if (removed) {
      const next = changes[place + 1]
      const replacements = next?.added ? next.value : []
      const both = Math.max(value.length, replacements.length)
      return Array.from({ length: both }, (_, index) => comparePassage(value[index], replacements[index], language))
    }
    return added && !changes[place - 1]?.removed ? value.map((text) => comparePassage(undefined, text, language)) : []
  })
}

function comparePassage(before: string | undefined, now: string | undefined, language: Language): Piece[] {
  if (before === undefined || now === undefined)
    return [{ kind: now === undefined ? 'removed' : 'added', text: now ?? before ?? '' }]
  return diffArrays(sentencesOf(before, language), sentencesOf(now, language)).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}

const sentencesOf = (text: string, language: Language): string[] =>
  Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text), ({ segment }) => segment)
