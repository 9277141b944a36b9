import type { Language } from '#i18n/languages.ts'
import { phrasePattern, phraseText } from '#lib/phrase-pattern.ts'
import type { RefusalReason } from './chat-answer.ts'
import { foldText } from '#lib/fold-text.ts'
import { refusalTerms, type RefusalTerms } from './refusal-terms.server.ts'

/** The reason for a refusal, and the minimum share of a page's name with which a question is answered all the same. */
export type Refusal = { readonly reason: RefusalReason; readonly minNamed: number }

const always = Infinity

/** The reasons in the order in which they are tried. Orders to the program come first, because they may pretend anything. */
const reasons: readonly (readonly [kind: keyof RefusalTerms, refusal: Refusal])[] = [
  ['instructions', { reason: 'instructions', minNamed: always }],
  ['dose', { reason: 'dose', minNamed: always }],
  ['price', { reason: 'price', minNamed: always }],
  ['local', { reason: 'local', minNamed: always }],
  ['diagnosis', { reason: 'diagnosis', minNamed: always }],
  ['verdict', { reason: 'diagnosis', minNamed: always }],
  ['uncovered', { reason: 'elsewhere', minNamed: 0.9 }],
  ['elsewhere', { reason: 'elsewhere', minNamed: 0.5 }],
  ['offTopic', { reason: 'off-topic', minNamed: 0.75 }],
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
