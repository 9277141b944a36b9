import type { Language } from '#i18n/languages.ts'
import { foldText } from '#lib/fold-text.ts'
import { phraseText } from '#lib/phrase-pattern.ts'
import { diagnosisWords, type DiagnosisWords } from './diagnosis-words.server.ts'

/** Articles and the like that may stand between the asking words and the illness, in all languages. */
const articles =
  'a|an|some|een|un|una|une|uno|des|el|la|le|les|il|l|ein|eine|einen|einer|einem|um|uma|o|nje|egy|ενα|μια|it|to|se|just|ma|also|auch'

/** Matches, in folded text, the name of a laboratory value that this site does not explain, with a number after it. */
const unexplainedValue =
  / (?:[ck]reatinin[^ ]*|[ck]reatinina|kreatynina|kreatiniini|креатинин[^ ]*|κρεατινινη|كرياتينين|e?gfr|leu[ck]o[^ ]*|leu[kc]ocit[^ ]*|λευκα|صديد) (?:[^ ]+ )?\d|(?:肌酐|白细胞)[^\d]{0,4}\d/u

/** The minimum number of words before "what is it" that are treated as a description; fewer are only the name of a thing. */
const minWordsBefore = 4
/** The maximum number of words in a last clause that only names an illness: "…, is it bad? cancer?" */
const maxWordsOfName = 3

const patterns = new Map<Language, Patterns>()

function alternatives(list: string): string {
  return list
    .split('|')
    .map((phrase) =>
      phrase
        .split(' ')
        .map((word) =>
          word === '…'
            ? '(?:[^ ]+ ){0,4}'
            : `${word.startsWith('*') ? '[^ ]*' : ''}${phraseText(word, foldText).trim()}${word.endsWith('*') ? '[^ ]*' : ''} `,
        )
        .join(''),
    )
    .join('|')
}

function spacedPattern({
  asking,
  after,
  opinion,
  or,
  whatIsIt,
  orWorse,
  illnesses,
  statement,
  that,
  cancer,
}: DiagnosisWords): RegExp {
  const illness = `(?:${alternatives(illnesses)})`
  const named = `(?:${alternatives(`${illnesses}|${cancer}`)})`
  const article = `(?:(?:${alternatives(articles)}))?`
  return new RegExp(
    [
      ` (?:${alternatives(asking)})${article}${illness}`,
      ...(after === undefined ? [] : [` ${illness}(?:${alternatives(after)})`]),
      ` (?:${alternatives(opinion)})(?:[^ ]+ )*?${named}`,
      ` ${named}(?:[^ ]+ )*?(?:${alternatives(opinion)})`,
      ` ${illness}(?:[^ ]+ ){0,2}?(?:${alternatives(or)})(?:[^ ]+ ){0,3}?${illness}`,
      `^ (?:[^ ]+ ){${minWordsBefore},}(?:${alternatives(whatIsIt)})$`,
      ` (?:${alternatives(orWorse)})`,
      ...(statement === undefined
        ? []
        : [
            `(?<! (?:${that ?? ''})) (?:${alternatives(statement)})(?:(?:[^ ]+ ){0,3}$|(?:[^ ]+ ){0,3}(?:${alternatives(or)}))`,
          ]),
    ].join('|'),
    'u',
  )
}

function chinesePattern({ asking, after, opinion, or, whatIsIt, orWorse, illnesses, cancer }: DiagnosisWords): RegExp {
  return new RegExp(
    [
      `(?:${asking}).{0,2}(?:${illnesses})(?:的)?(?:${after ?? ''})`,
      `(?:是不是|会不会是|像)(?:${illnesses})`,
      `(?:${opinion}).*(?:${illnesses}|${cancer})`,
      `(?:${illnesses}).{0,2}(?:${or}).{0,2}(?:${illnesses})`,
      `.{6,}(?:${whatIsIt}) $`,
      orWorse,
    ].join('|'),
    'u',
  )
}

type Patterns = { readonly whole: RegExp; readonly named: RegExp }

function patternsOf(language: Language): Patterns {
  let compiled = patterns.get(language)
  if (!compiled) {
    const own = diagnosisWords[language]
    const isChinese = language === 'zh-CN'
    const names = `${own.illnesses}|${own.cancer}`
    compiled = {
      whole: isChinese ? chinesePattern(own) : spacedPattern(own),
      named: isChinese ? new RegExp(names, 'u') : new RegExp(` (?:${alternatives(names)})`, 'u'),
    }
    patterns.set(language, compiled)
  }
  return compiled
}

/** Whether a question of several clauses ends with a few words that name an illness, and a question mark. */
function endsWithName(question: string, language: Language): boolean {
  if (!/[?？؟;]\s*$/u.test(question)) return false
  const clauses = question.split(/[.,;:!?،؟。，？…]+/u).filter((clause) => clause.trim() !== '')
  const last = phraseText(clauses.at(-1) ?? '', foldText)
  const length = language === 'zh-CN' ? last.trim().length / 2 : last.trim().split(' ').length
  return clauses.length > 1 && length <= maxWordsOfName && patternsOf(language).named.test(last)
}

/**
 * Whether a question asks which illness the reader has. For example, it names one after "do I have" or "is it", it names two
 * with "or" between them, it asks for an opinion on one, it ends with "what is it" or with a name, or it gives a laboratory
 * value that no page explains.
 *
 * @param text the question as `phraseText` prepares it
 */
export function asksForDiagnosis(question: string, text: string, language: Language): boolean {
  return patternsOf(language).whole.test(text) || unexplainedValue.test(text) || endsWithName(question, language)
}
