import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { load } from 'js-yaml'
import { parseFoundAnswers, type FoundAnswer } from '../../src/content/found-answer.ts'
import { chooseAnswer, type Choice } from '../../src/features/chat/choose-answer.server.ts'
import { sites, type SiteHandle } from '../../src/sites/sites.ts'
import { loadContent } from '../../graphql/server/load-content.ts'
import type { ContentModel } from '../../graphql/server/content-model.ts'
import { sectionsOf } from '../../graphql/server/search/sections.ts'
import { readJudged } from './read-judged.ts'

/**
 * One half of the questions. Developers may read the questions of the first half. Those of the second half are only counted.
 */
export type QuestionHalf = 'first' | 'second'

/**
 * A judged question, with the pages and words that answer it, any one of which is enough, or with the reason for a refusal.
 */
export type Asked = { readonly handle: SiteHandle; readonly half: QuestionHalf; readonly question: string } & (
  | { readonly expect: 'answer'; readonly pages: readonly string[]; readonly contains: readonly string[] }
  | { readonly expect: 'refusal'; readonly why: string }
)

/** The chatbot's answer to a judged question. */
export type Measured = {
  readonly asked: Asked
  readonly choice: Choice
  readonly milliseconds: number
  /** Whether the shown answer contains one of the judged words. */
  readonly isShown: boolean
  /** Whether a page other than the judged ones is shown as the answer, without any of the judged words. */
  readonly isWrong: boolean
  readonly isRefused: boolean
}

const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

/** The sets of questions, each written without looking at the results of the search engine, the earliest first. */
export const askedSets = ['asked', 'asked-2', 'asked-3', 'asked-4', 'asked-5', 'asked-6', 'asked-7'] as const
export type AskedSet = (typeof askedSets)[number]

/**
 * Returns the half that a question belongs to. It is determined by the hash of the text, so that it does not depend on other
 * questions. There are two exceptions: all of `asked-3` is in the second half, which developers do not read, and all of
 * `asked-4` is in the first half, because it was written to show developers which phrases the chatbot does not know.
 */
function halfOf(set: AskedSet, question: string): QuestionHalf {
  if (set === 'asked-3') return 'second'
  if (set === 'asked-4') return 'first'
  return (createHash('sha256').update(question).digest()[0] ?? 0) % 2 === 0 ? 'first' : 'second'
}

/** Reads the questions of one set, of all sites (`judged/README.md`). */
export async function readAsked(set: AskedSet): Promise<readonly Asked[]> {
  const directory = fileURLToPath(new URL(`judged/${set}/`, import.meta.url))
  const files = (await readdir(directory)).toSorted()
  const all = await Promise.all(
    files.map(async (name) => {
      const items = load(await readFile(directory + name, 'utf8')) as Asked[]
      const handle = name.replace('.yaml', '') as SiteHandle
      return items.map((item) => ({ ...item, handle, half: halfOf(set, item.question) }))
    }),
  )
  return all.flat()
}

type OldQuestion = { readonly question: string } & (
  | { readonly answerable: true; readonly answer: readonly { readonly uri: string; readonly contains: string }[] }
  | { readonly answerable: false; readonly why: string }
)

/** Reads the earlier judged questions. Developers have read both halves, so neither is an independent measure any more. */
export async function readSpent(model: ContentModel): Promise<readonly Asked[]> {
  const halves = await Promise.all(
    (['development', 'held-out'] as const).map((half) => readJudged<OldQuestion>(half, 'questions')),
  )
  return halves.flat().map(({ handle, item }): Asked => {
    const own = { handle: handle as SiteHandle, half: 'first' as const, question: item.question }
    if (!item.answerable) return { ...own, expect: 'refusal', why: item.why }
    const site = model.site(handle) ?? model.primarySite
    const pages = item.answer.map(
      ({ uri }) => model.byUri(uri, site)?.identity ?? model.byUri(uri, model.primarySite)?.identity ?? uri,
    )
    return { ...own, expect: 'answer', pages, contains: item.answer.map(({ contains }) => contains) }
  })
}

/**
 * Returns the chatbot's answer to a question on a site, from the site's pages or, if none answers it, from the primary
 * site's.
 */
export function answerTo(model: ContentModel, handle: string, question: string): Choice {
  const site = model.site(handle)
  if (!site) throw new Error(`There is no site "${handle}".`)
  let first: Choice | undefined
  for (const each of new Set([site, model.primarySite])) {
    const found = parseFoundAnswers(
      model
        .search(each)
        .answers(question, { limit: 4 })
        .map(({ entry, ...scores }) => ({
          ...scores,
          entry: {
            ...entry,
            id: entry.id,
            uri: entry.uri,
            title: entry.title,
            siteHandle: entry.siteHandle,
            language: entry.language,
          },
        })),
    )
    const choice = chooseAnswer(question, found, sites[handle as SiteHandle].locale)
    if (choice.kind !== 'nothing' && choice.kind !== 'closest') return choice
    if (first === undefined || first.kind === 'nothing') first = choice
  }
  return first ?? { kind: 'nothing' }
}

/**
 * Returns the text that the chatbot shows of a page: its introduction, its key points, the chosen sections, and its care
 * cards except those for emergencies. The text is normalized for comparison with the judged words.
 */
export function wordsOnScreen(model: ContentModel, page: FoundAnswer, anchors: readonly (string | null)[]): string {
  const entry = entryOf(model, page)
  if (!entry) return ''
  const cards = [...entry.document.body.matchAll(/^:{3,}care\{urgency="(?:urgent|ask)"[^]*?^:{3,}$/gm)].map(
    ([card]) => card,
  )
  const sections = sectionsOf(entry).filter(({ anchor }) => anchor === 'intro' || anchors.includes(anchor))
  return plain([...sections.flatMap(({ headings, text }) => [headings, text]), ...cards.map(cleaned)].join(' '))
}

/** Returns the text of the only section of a page that the chatbot shows, normalized like that of `wordsOnScreen`. */
function wordsOfExcerpt(model: ContentModel, page: FoundAnswer, anchor: string | null): string {
  const entry = entryOf(model, page)
  const sections = entry ? sectionsOf(entry).filter((section) => section.anchor === anchor) : []
  return plain(sections.flatMap(({ headings, text }) => [headings, text]).join(' '))
}

const cleaned = (markdown: string) =>
  markdown
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/\[\^[^\]]*\]/g, '')
    .replace(/&nbsp;/g, ' ')

export function measure(model: ContentModel, asked: Asked): Measured {
  const begin = performance.now()
  const choice = answerTo(model, asked.handle, asked.question)
  const milliseconds = performance.now() - begin
  const isPage = choice.kind === 'answer' || choice.kind === 'closest'
  const entry = isPage ? entryOf(model, choice.page) : undefined
  const excerpts = 'excerpts' in choice ? choice.excerpts : []
  const words = [
    ...(isPage ? [wordsOnScreen(model, choice.page, choice.anchors)] : []),
    ...excerpts.map(({ page, anchor }) => wordsOfExcerpt(model, page, anchor)),
  ]
  const isShown =
    asked.expect === 'answer' && asked.contains.some((text) => words.some((all) => all.includes(plain(text))))
  const isRightPage = asked.expect === 'answer' && asked.pages.includes(entry?.identity ?? '')
  return {
    asked,
    choice,
    milliseconds,
    isShown,
    isWrong: choice.kind === 'answer' && !isShown && !isRightPage,
    isRefused: !isPage && choice.kind !== 'choice',
  }
}

const entryOf = (model: ContentModel, { uri, site }: FoundAnswer) =>
  model.byUri(uri, model.site(site) ?? model.primarySite)

export async function loadModel(): Promise<ContentModel> {
  return (await loadContent({ directory: 'graphql/content' })).model
}

export type AnswerCounts = {
  readonly questions: number
  readonly shown: number
  readonly wrong: number
  readonly unanswered: number
  readonly outside: number
  readonly refused: number
}

/**
 * Counts the answers. An outside question about urology is also treated as refused if the answer says that no page covers it
 * and names the closest one.
 */
export function countAnswers(measured: readonly Measured[]): AnswerCounts {
  const questions = measured.filter(({ asked }) => asked.expect === 'answer')
  const outside = measured.filter(({ asked }) => asked.expect === 'refusal')
  const isClosest = ({ asked, choice }: Measured) =>
    asked.expect === 'refusal' && asked.why === 'not-covered' && choice.kind === 'closest'
  return {
    questions: questions.length,
    shown: questions.filter(({ isShown }) => isShown).length,
    wrong: questions.filter(({ isWrong }) => isWrong).length,
    unanswered: questions.filter(({ isRefused }) => isRefused).length,
    outside: outside.length,
    refused: outside.filter((one) => one.isRefused || isClosest(one)).length,
  }
}

/** Returns the questions that each chatbot suggests, with its own answers to them. */
export function answerSuggestions(model: ContentModel) {
  return model.sites.flatMap((site) =>
    model
      .byType('chatbot', site)
      .filter((bot) => bot.site === site)
      .flatMap(({ fields }) => ('suggestedQuestions' in fields ? (fields.suggestedQuestions ?? []) : []))
      .map((question) => ({
        question,
        locale: sites[site.handle as SiteHandle].locale,
        choice: answerTo(model, site.handle, question),
      })),
  )
}
