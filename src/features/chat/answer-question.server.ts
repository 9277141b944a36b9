import { fetchContentSites } from '#content/content-sites.server.ts'
import { findEvidence } from '#content/find-evidence.server.ts'
import { loadSettings } from '#config/settings.server.ts'
import { type Site, sites } from '#sites/sites.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { type AnswerEvent, maxQuestionLength } from './chat-answer.ts'
import { chooseAnswer, maxEvidencePassages, type Quotation } from './choose-answer.server.ts'
import { detectEmergency } from './detect-emergency.server.ts'
import { loadEmergencyCard } from './load-emergency-card.server.ts'
import { rephrase } from './rephrase.server.ts'

const { chat } = loadSettings(process.env)

/** Returns a question without control and formatting characters, which could reverse the direction of the page's text. */
export const normalizeQuestion = (text: string): string =>
  text
    .slice(0, 4 * maxQuestionLength)
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxQuestionLength)
    // The cut may have split a surrogate pair.
    .replace(/[\uD800-\uDBFF]$/, '')

/**
 * Streams the answer to a question: first the emergency card if the question describes an emergency, then sentences of the
 * site's pages, each with the block that it quotes. If pages in the site's language have no answer, the primary site's are
 * searched for the same words. Neither question nor answer is stored. Never throws: an error becomes the last event.
 *
 * @param signal aborts the request to the service that rephrases the answer, and ends the answer without a last event
 */
export async function* answerQuestion(site: Site, question: string, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
  const normalizedQuestion = normalizeQuestion(question)
  let hasEmergency = false
  try {
    const emergency = detectEmergency(normalizedQuestion, site.locale)
    if (emergency) {
      yield { kind: 'emergency', emergency: await loadEmergencyCard(site, emergency) }
      hasEmergency = true
      // In a crisis the answer is only the card: sentences about kidney stones would be out of place.
      if (emergency === 'crisis') return yield { kind: 'end', from: 'pages' }
    }
    const { quotations, from } = await findQuotations(site, normalizedQuestion)
    const language = from.locale
    for (const { passage } of quotations) {
      const { path, title, heading } = passage
      yield { kind: 'source', source: { path, title, ...(heading !== undefined && { heading }), language } }
    }
    if (quotations.length === 0) return yield { kind: 'end', from: hasEmergency ? 'pages' : 'nothing' }
    const rephrased = chat && (await rephrase(chat, normalizedQuestion, quotations, language, signal))
    for (const sentence of rephrased ?? wordForWord(quotations)) yield { kind: 'sentence', sentence }
    yield { kind: 'end', from: rephrased ? 'rephrased' : 'pages' }
  } catch (cause) {
    if (signal.aborted) return
    reportProblem({
      event: 'chat.answer_failed',
      message: 'A question could not be answered.',
      context: { site: site.handle },
      cause,
    })
    yield { kind: 'failed', reason: 'failed' }
  }
}

async function findQuotations(site: Site, question: string): Promise<{ quotations: readonly Quotation[]; from: Site }> {
  const { primarySite } = await fetchContentSites(site.handle)
  for (const from of new Set([site, sites[primarySite]])) {
    const quotations = chooseAnswer(
      question,
      await findEvidence(from.handle, question, maxEvidencePassages),
      from.locale,
    )
    if (quotations.length > 0) return { quotations, from }
  }
  return { quotations: [], from: site }
}

const wordForWord = (quotations: readonly Quotation[]) =>
  quotations.flatMap(({ sentences }, source) => sentences.map((text) => ({ text, source })))
