import { fetchContentSites } from '#content/content-sites.server.ts'
import { findAnswers } from '#content/find-answers.server.ts'
import type { FoundAnswer } from '#content/found-answer.ts'
import { loadSettings } from '#config/settings.server.ts'
import { type Site, sites } from '#sites/sites.ts'
import { emergencyPath } from '#sites/emergency-path.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import type { AnswerEvent, AnswerLink } from './chat-answer.ts'
import { chooseAnswer, type Choice, isFollowUp } from './choose-answer.server.ts'
import { crisis, detectDanger, type Detection } from './detect-emergency.server.ts'
import { loadCrisisCard, loadEmergencyCard } from './load-emergency-card.server.ts'
import {
  beginsWithSign,
  loadAnswerPage,
  loadExcerpt,
  takeUrgentCard,
  withoutEmergencyCards,
} from './load-answer-page.server.ts'
import { normalizeQuestion } from './normalize-question.ts'
import { quotationsOf } from './quotations.server.ts'
import { rephrase } from './rephrase.server.ts'

const { chat } = loadSettings(process.env)

/**
 * Streams the answer to a question: a card if the question describes an emergency or something urgent, links to further
 * pages, the page that answers the question, sentences that rephrase the page, sections of other pages, and the outcome. If
 * no page in the site's language answers it, the pages of the primary site are searched with the same words. Neither
 * question nor answer is stored. Never throws: an error becomes the last event.
 *
 * @param about the uri of the page that answered the previous question
 * @param signal aborts the request to the service that rephrases the page; the answer then ends without an outcome
 */
export async function* answerQuestion(
  site: Site,
  question: string,
  about: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const normalizedQuestion = normalizeQuestion(question)
  try {
    const danger = detectDanger(normalizedQuestion, site.locale)
    // In a crisis the answer is only the card, because a page about kidney stones would be out of place.
    if (danger === crisis) {
      yield { kind: 'emergency', emergency: await loadCrisisCard(site) }
      return yield { kind: 'end', outcome: 'alarm' }
    }
    if (danger?.tier === 'emergency') yield { kind: 'emergency', emergency: await loadEmergencyCard(site, danger) }
    const choice = await withoutDistraction(danger, await findAnswer(site, normalizedQuestion, about))
    if ('further' in choice && choice.further.length > 0) yield { kind: 'links', links: choice.further.map(linkOf) }
    // The card for the emergency comes from the page about emergencies, so that page would only repeat the card.
    const isRepeated = danger?.tier === 'emergency' && 'page' in choice && choice.page.path === emergencyPath
    const loaded = 'page' in choice && !isRepeated ? await loadAnswerPage(site, choice.page, choice.anchors) : undefined
    const page = loaded && danger?.tier === 'emergency' ? withoutEmergencyCards(loaded) : loaded
    const { card, rest } = takeUrgentCard(page)
    if (danger?.tier === 'urgent')
      yield { kind: 'emergency', emergency: card ?? (await loadEmergencyCard(site, danger)) }
    if (page) {
      yield { kind: 'page', page: (danger?.tier === 'urgent' && rest) || page }
      const quotations = quotationsOf(page)
      for (const sentence of (chat && (await rephrase(chat, normalizedQuestion, quotations, page.language, signal))) ??
        [])
        yield { kind: 'sentence', sentence }
    }
    if ('excerpts' in choice && choice.excerpts.length > 0) {
      const loadedExcerpts = await Promise.all(choice.excerpts.map((excerpt) => loadExcerpt(site, excerpt)))
      yield { kind: 'excerpts', excerpts: loadedExcerpts.filter((excerpt) => excerpt !== undefined) }
    }
    const outcome = 'page' in choice && !page ? 'nothing' : choice.kind
    yield { kind: 'end', outcome: outcome === 'nothing' && danger ? 'alarm' : outcome }
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

/** The outcomes whose message would contradict a card for an emergency: "We have no page about this." */
const contradicting: ReadonlySet<Choice['kind']> = new Set(['nothing', 'elsewhere', 'off-topic'])

/**
 * Returns the choice as it is shown below an emergency card; without an emergency, the choice is unchanged. An outcome that
 * contradicts the card is left out. A page stays if its cards begin with a sign of the text, or if no sign is known. Other
 * pages are at most linked, and the reader is not asked which one is meant, because both would distract from the card.
 */
async function withoutDistraction(
  danger: Detection | undefined,
  choice: Choice,
): Promise<Choice | { readonly kind: 'alarm'; readonly further: readonly FoundAnswer[] }> {
  if (danger?.tier !== 'emergency') return choice
  if (contradicting.has(choice.kind)) return { kind: 'alarm', further: [] }
  if (!('excerpts' in choice)) return choice
  const others = [...choice.excerpts.map(({ page }) => page), ...choice.further].filter(
    ({ path }, at, all) => path !== emergencyPath && all.findIndex((page) => page.path === path) === at,
  )
  if (!('page' in choice)) return { kind: 'alarm', further: others.slice(0, maxLinks) }
  if (danger.signs.length === 0 || (await beginsWithSign(choice.page, danger.signs)))
    return { ...choice, excerpts: [], further: others.slice(0, maxLinks) }
  return { kind: 'alarm', further: choice.page.path === emergencyPath ? [] : [choice.page] }
}

/** The maximum number of links to further pages in an answer with the card for an emergency. */
const maxLinks = 2

const linkOf = ({ path, title, language }: FoundAnswer): AnswerLink => ({ path, title, language })

/**
 * Chooses the answer from the site's pages, or from the primary site's if no page of the site answers the question. A short
 * question that names no page ("and for how long?") is a follow-up: it is searched for in the page of the previous answer
 * (`about`) first.
 */
async function findAnswer(site: Site, question: string, about: string | undefined): Promise<Choice> {
  const { primarySite } = await fetchContentSites(site.handle)
  let closest: Choice = { kind: 'nothing' }
  for (const from of new Set([site, sites[primarySite]])) {
    const found = await findAnswers(from.handle, question)
    if (about !== undefined && isFollowUp(question, found)) {
      const within = chooseAnswer(question, await findAnswers(from.handle, question, about), site.locale, true)
      if (within.kind !== 'nothing') return within
    }
    const choice = chooseAnswer(question, found, site.locale)
    if (choice.kind !== 'nothing' && choice.kind !== 'closest') return choice
    if (closest.kind === 'nothing') closest = choice
  }
  return closest
}
