import { diffArrays } from 'diff'
import type { Article } from '#blocks/article.ts'
import { articleTexts, type TextSection } from '#blocks/article-texts.server.ts'
import { sentenceSpace } from '#i18n/formatting.ts'
import type { Language } from '#i18n/languages.ts'
import type { ChangedSection, Piece } from './what-changed.ts'

/**
 * Compares two versions of an article sentence by sentence. Returns the changed passages, grouped by their current heading,
 * or by their former heading if the section has been removed.
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

/**
 * Returns the changed passages. Removed passages come before those that have replaced them. A passage that has only moved
 * within its section is not a change. A new passage is compared with a removed one in the same place if they have a sentence
 * in common.
 */
function comparePassages(before: readonly string[], now: readonly string[], language: Language): readonly Piece[][] {
  const changes = diffArrays([...before], [...now])
  return changes.flatMap(({ value, added, removed }, place) => {
    const next = changes[place + 1]
    if (removed) return compareHunk(value.filter(isMissingIn(now)), newTexts(next?.added ? next.value : []), language)
    return added && !changes[place - 1]?.removed ? compareHunk([], newTexts(value), language) : []
  })

  function newTexts(texts: readonly string[]) {
    return texts.filter(isMissingIn(before))
  }
}

const isMissingIn = (texts: readonly string[]) => (text: string) => !texts.includes(text)

function compareHunk(gone: readonly string[], added: readonly string[], language: Language): readonly Piece[][] {
  const waiting = [...gone]
  const compared = added.map((text): Piece[] => {
    const sentences = sentencesOf(text, language)
    const place = waiting.findIndex((earlier) => sentencesOf(earlier, language).some((one) => sentences.includes(one)))
    const [earlier] = place < 0 ? [] : waiting.splice(place, 1)
    if (earlier === undefined) return [{ kind: 'added', text }]
    return diffArrays(sentencesOf(earlier, language), sentences).map((part) => ({
      kind: part.added ? 'added' : part.removed ? 'removed' : 'same',
      text: part.value.join(sentenceSpace(language)),
    }))
  })
  return [...waiting.map((text): Piece[] => [{ kind: 'removed', text }]), ...compared]
}

const sentencesOf = (text: string, language: Language): string[] =>
  Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text), ({ segment }) => segment.trim())
