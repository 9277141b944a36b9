import { compareRevisions } from '#lib/compare-revisions.ts'
import { writtenCitation } from './citations.ts'
import type { EntryDocument } from './content-files.ts'
import type { ContentModel } from './content-model.ts'
import { ContentProblem } from './content-problem.ts'
import type { StoredEntry } from './stored-entry.ts'

/**
 * The types of clinical pages: every share of people on them requires a source, and they should exist in every language.
 */
export const clinicalTypes = ['condition', 'situation', 'treatment'] as const

export const isClinical = ({ typeHandle }: StoredEntry): boolean => clinicalTypes.some((type) => type === typeHandle)

/**
 * A pattern that matches shares of people in English texts: `3 in 100`, `2 out of 3`, `of 100 stones`, `12 %`. The age of a
 * person (`a man of 71`, `at the age of 60`) is not a share.
 */
const share =
  /\b(?:\d[\d.,]*|one|two|three|half) (?:in|out of|of every) (?:every )?\d+\b|(?<!\b(?:ages?|an? (?:\p{L}+ )?(?:baby|boy|child|girl|man|person|woman)) )\bof (?:every )?\d+ \p{L}|\d ?%/iu

/** Splits a line into sentences; a citation after a period, `!` or `?` belongs to the sentence that the character ends. */
const sentencesOf = (row: string): string[] => row.replace(/([.!?](?:\[\^[^\]]*\])*)\s+/g, '$1\n').split('\n')

type Places = { readonly rowsOf: (file: string) => readonly string[] }

/**
 * Finds gaps in the evidence of texts: shares of people without a source (on clinical pages of the primary site), sources
 * for which the primary site lists a newer edition, and recommendations whose chapter was revised after the page that cites
 * them. Such gaps do not keep the server from starting.
 *
 * @param places.rowsOf returns the lines of a content file
 * @returns the findings, by file and line
 */
export function checkEvidence(model: ContentModel, { rowsOf }: Places): ContentProblem[] {
  const newer = newerEditions(model)
  const pages = model.sites.flatMap((site) => model.all(site))
  return pages
    .flatMap((page) => [
      ...(page.site === model.primarySite && isClinical(page) ? sharesOf(page, rowsOf) : []),
      ...outdatedSources(page.document, newer),
      ...revisedRecommendations(page, model),
    ])
    .sort((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line))
}

/** Returns a problem for each share of people without a source, in the text of a page and in its grid of treatments. */
function sharesOf({ document, fields }: StoredEntry, rowsOf: Places['rowsOf']): ContentProblem[] {
  const rows = rowsOf(document.file)
  const end = rows.indexOf('---', 1)
  const inText = rows.flatMap((row, place) =>
    place <= end || row.startsWith(':::')
      ? []
      : sentencesOf(row)
          .filter((sentence) => share.test(sentence) && sentence.search(writtenCitation) === -1)
          .map((sentence) => new ContentProblem(document.file, place + 1, `no source for "${shortened(sentence)}"`)),
  )
  const outcomes = ('optionGrid' in fields && fields.optionGrid?.outcomes) || []
  const inGrid = outcomes
    .filter(({ source }) => source === undefined)
    .map(({ label, option }) => {
      const name = option.slice(option.lastIndexOf('/') + 1)
      const place = rows.findIndex((row, index) => index < end && row.includes(label) && row.includes(name))
      return new ContentProblem(document.file, Math.max(0, place) + 1, `no source for "${label}" of ${name}`)
    })
  return [...inGrid, ...inText]
}

const shortened = (sentence: string) => {
  const text = sentence.replace(/^[\s>*|-]+/, '').trim()
  return text.length > 90 ? `${text.slice(0, 87)}…` : text
}

type Edition = { readonly key: string; readonly year: number; readonly newest: { key: string; year: number } }

/**
 * Returns the sources of which the primary site lists a newer edition, with the same citation and a later year. The result
 * has the outdated source and the newest edition, by the identity of the outdated source.
 */
function newerEditions(model: ContentModel): ReadonlyMap<string, Edition> {
  const works = new Map<string, { identity: string; key: string; year: number }[]>()
  for (const { identity, fields } of model.byType('source', model.primarySite)) {
    if (!('citation' in fields) || fields.year === undefined) continue
    const work = fields.citation.toLowerCase()
    works.set(work, [...(works.get(work) ?? []), { identity, key: fields.key, year: fields.year }])
  }
  return new Map(
    [...works.values()].flatMap((editions) => {
      const newest = editions.reduce((one, other) => (other.year > one.year ? other : one))
      return editions
        .filter(({ year }) => year < newest.year)
        .map(({ identity, key, year }) => [identity, { key, year, newest }] as const)
    }),
  )
}

function outdatedSources(document: EntryDocument, newer: ReadonlyMap<string, Edition>): ContentProblem[] {
  return [...(document.citations ?? []), ...document.references].flatMap(({ identity, line }) => {
    const newerEdition = newer.get(identity)
    if (!newerEdition) return []
    const { key, year, newest } = newerEdition
    return [new ContentProblem(document.file, line, `"${key}" is of ${year}; "${newest.key}" is of ${newest.year}`)]
  })
}

function revisedRecommendations({ document, page, site }: StoredEntry, model: ContentModel): ContentProblem[] {
  const revision = page.translatedRevision ?? page.sourceRevision
  return (document.citations ?? []).flatMap(({ identity, recommendation, line }) => {
    if (recommendation === undefined || revision === undefined) return []
    const chapter = model.find(identity, site)
    const revised = chapter?.page.translatedRevision ?? chapter?.page.sourceRevision
    if (revised === undefined || compareRevisions(revised, revision) <= 0) return []
    return [
      new ContentProblem(
        document.file,
        line,
        `relies on "${recommendation}" of ${chapter?.document.file}, which was revised on ${revised}, after this page (${revision})`,
      ),
    ]
  })
}
