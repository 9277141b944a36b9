import { parseEvidence } from '../../src/content/evidence.ts'
import { chooseAnswer, maxEvidencePassages, type Quotation } from '../../src/features/chat/choose-answer.server.ts'
import { sites, type SiteHandle } from '../../src/sites/sites.ts'
import { loadContent } from '../../graphql/server/load-content.ts'
import type { ContentModel } from '../../graphql/server/content-model.ts'
import { readJudged, type Half } from './read-judged.ts'

type Question = { readonly question: string } & (
  | { readonly answerable: true; readonly answer: readonly { readonly uri: string; readonly contains: string }[] }
  | { readonly answerable: false; readonly why: string }
)

const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** Returns the chatbot's own answer to a question on a site. */
export function answerTo(model: ContentModel, handle: string, question: string): readonly Quotation[] {
  const site = model.site(handle)
  if (!site) throw new Error(`There is no site "${handle}".`)
  const evidence = parseEvidence(model.search(site).evidence(question, maxEvidencePassages))
  return chooseAnswer(question, evidence, sites[handle as SiteHandle].locale)
}

/** Returns the questions that each chatbot suggests, with its own answers to them. */
export async function answerSuggestions() {
  const { model } = await loadContent({ directory: 'graphql/content' })
  return [...model.sites].flatMap(({ handle }) => {
    const site = model.site(handle)
    const bots = site ? model.byType('chatbot', site).filter((bot) => bot.site === site) : []
    return bots.flatMap(({ fields }) =>
      ('suggestedQuestions' in fields ? (fields.suggestedQuestions ?? []) : []).map((question) => {
        const { locale } = sites[handle as SiteHandle]
        return {
          handle,
          question,
          locale,
          quotations: answerTo(model, handle, question),
        }
      }),
    )
  })
}

/** Asks the chatbot the judged questions about the current content, and counts its answers and refusals. */
export async function measureAnswers(half: Half) {
  const { model } = await loadContent({ directory: 'graphql/content' })
  const questions = (await readJudged<Question>(half, 'questions')).map(({ handle, item }) => {
    const quotations = answerTo(model, handle, item.question)
    return { handle, item, quotations, isRight: item.answerable ? answers(quotations, item.answer) : false }
  })
  const answerable = questions.filter(({ item }) => item.answerable)
  const unanswerable = questions.filter(({ item }) => !item.answerable)
  const said = questions.flatMap(({ quotations }) =>
    quotations.flatMap(({ passage, sentences }) => sentences.map((sentence) => ({ passage, sentence }))),
  )
  return {
    answerable: answerable.length,
    answered: answerable.filter(({ quotations }) => quotations.length > 0).length,
    right: answerable.filter(({ isRight }) => isRight).length,
    unanswerable: unanswerable.length,
    sentences: said.length,
    held: said.filter(({ passage, sentence }) => passage.sentences.includes(sentence)).length,
    refused: unanswerable.filter(({ quotations }) => quotations.length === 0).length,
    questions,
  }
}

/** Whether an answer contains one of the expected sentences and cites its page. */
const answers = (quotations: readonly Quotation[], wanted: readonly { uri: string; contains: string }[]) =>
  wanted.some(({ uri, contains }) =>
    quotations.some(
      ({ passage, sentences }) => passage.uri === uri && plain(sentences.join(' ')).includes(plain(contains)),
    ),
  )
