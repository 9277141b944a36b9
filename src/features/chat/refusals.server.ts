import type { Language } from '#i18n/languages.ts'
import { phrasePattern, phraseText } from '#lib/phrase-pattern.ts'
import type { RefusalReason } from './chat-answer.ts'
import { foldText } from '#lib/fold-text.ts'
import { refusalTerms, type RefusalTerms } from './refusal-terms.server.ts'

/** The reason for a refusal, and whether a page that is surely about the question answers it all the same. */
export type Refusal = { readonly reason: RefusalReason; readonly yieldsToPage: boolean }

/** The reasons in the order in which they are tried. Orders to the program come first, because they may pretend anything. */
const reasons: readonly (readonly [kind: keyof RefusalTerms, refusal: Refusal])[] = [
  ['instructions', { reason: 'instructions', yieldsToPage: false }],
  ['dose', { reason: 'dose', yieldsToPage: false }],
  ['price', { reason: 'price', yieldsToPage: false }],
  ['local', { reason: 'local', yieldsToPage: false }],
  ['diagnosis', { reason: 'diagnosis', yieldsToPage: false }],
  ['verdict', { reason: 'diagnosis', yieldsToPage: false }],
  ['uncovered', { reason: 'elsewhere', yieldsToPage: false }],
  ['elsewhere', { reason: 'elsewhere', yieldsToPage: true }],
  ['offTopic', { reason: 'off-topic', yieldsToPage: true }],
]

/** Returns the refusal of a question, by phrases of the site's language and of English; undefined if there is none. */
export function refusalOf(question: string, language: Language): Refusal | undefined {
  const text = phraseText(question, foldText)
  for (const [kind, refusal] of reasons) {
    // A question about the meaning of a value asks for a diagnosis only if it has a value of the reader's own.
    if (kind === 'verdict' && !/\d[.,]\d|\d{2,}\s*(?:ng|umol|µmol|ml\/min)|psa\D{0,12}\d|\d\s*(?:ng)/iu.test(question))
      continue
    if (patternsOf(language)[kind].test(text) || patternsOf('en-US')[kind].test(text)) return refusal
  }
  return undefined
}

type Patterns = Readonly<Record<keyof RefusalTerms, RegExp>>

const patterns = new Map<Language, Patterns>()

function patternsOf(language: Language): Patterns {
  let compiled = patterns.get(language)
  if (!compiled) {
    const entries = Object.entries(refusalTerms[language]).map(([kind, list]) => [
      kind,
      phrasePattern(list, foldText, language === 'zh-CN'),
    ])
    compiled = Object.fromEntries(entries) as Patterns
    patterns.set(language, compiled)
  }
  return compiled
}
