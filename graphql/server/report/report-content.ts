import { checkEvidence, clinicalTypes, isClinical } from '#content-server/check-evidence.ts'
import type { ContentModel } from '#content-server/content-model.ts'
import { ContentProblem } from '#content-server/content-problem.ts'
import type { StoredEntry } from '#content-server/stored-entry.ts'
import { compareRevisions } from '#lib/compare-revisions.ts'
import { findingOf, type Finding } from './finding.ts'
import { plainTextOf, readingLevel } from './reading-level.ts'

type Options = {
  /** The problems that were found when the content was loaded. */
  readonly problems: readonly ContentProblem[]
  /** Returns the lines of a content file. */
  readonly rowsOf: (file: string) => readonly string[]
  /** The day with which the due dates of reviews are compared (`YYYY-MM-DD`). */
  readonly today: string
}

/** Finds the problems in the content of all sites that editors and translators should look into. */
export function reportContent(model: ContentModel, { problems, rowsOf, today }: Options): Finding[] {
  const pages = model.sites.flatMap((site) => model.all(site)).filter(({ uri }) => uri !== null)
  return [
    ...problems.map((problem) => findingOf(checkOf(problem), problem)),
    ...checkEvidence(model, { rowsOf }).map((problem) => findingOf('evidence', problem)),
    ...pages.flatMap((page) => [
      ...overdueReview(page, today),
      ...outdatedTranslation(page, model),
      ...hardText(page),
      ...missingCode(page, model),
    ]),
    ...missingTranslations(model),
  ]
}

/**
 * Returns the check that a problem of a file belongs to. A problem does not name its check, so the check is recognized by
 * the file and by the words of the message.
 */
function checkOf({ file, message }: ContentProblem): Finding['check'] {
  if (message.endsWith('needs alt="…"')) return 'picture'
  return file.endsWith('triage.yaml') || /\b(?:signs?\b(?!-)|care card|urgen|emergency)/.test(message)
    ? 'urgency'
    : 'problem'
}

const finding = (check: Finding['check'], page: StoredEntry, message: string, weight = 1): Finding => ({
  ...findingOf(check, new ContentProblem(page.document.file, 1, message), weight),
  site: page.site.handle,
  ...(page.uri !== null && { uri: page.uri }),
})

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

function overdueReview(page: StoredEntry, today: string): Finding[] {
  const due = page.page.nextReview?.slice(0, 10)
  if (due === undefined || due >= today) return []
  return [finding('overdue', page, `the review was due on ${due}`, daysBetween(due, today))]
}

function outdatedTranslation(page: StoredEntry, model: ContentModel): Finding[] {
  const original = model.primaryVersion(page.identity)
  if (!original || page.site === model.primarySite) return []
  const cards = page.document.hasOldSigns
    ? [finding('outdated-care', page, 'a sign of its care cards was changed in English after it was translated')]
    : []
  const { translatedRevision } = page.page
  const { sourceRevision } = page
  if (
    translatedRevision === undefined ||
    sourceRevision === null ||
    compareRevisions(translatedRevision, sourceRevision) >= 0
  )
    return cards
  const message = `translated from the revision ${translatedRevision}; the English page is of ${sourceRevision}`
  const weight = daysBetween(translatedRevision, sourceRevision)
  return [...cards, finding('outdated-translation', page, message, Number.isNaN(weight) ? 1 : weight)]
}

function hardText(page: StoredEntry): Finding[] {
  if (!isClinical(page)) return []
  const measured = readingLevel(page.language, plainTextOf(page.document.body))
  if (!measured?.isHard) return []
  const { formula, level } = measured
  return [finding('reading', page, `${formula} ${level}`, formula === 'LIX' ? level : 100 - level)]
}

const missingCode = (page: StoredEntry, { primarySite }: ContentModel): Finding[] =>
  page.typeHandle === 'condition' && page.site === primarySite && page.codes.length === 0
    ? [finding('code', page, 'no clinical code leads to this page')]
    : []

/** Reports each missing translation of a clinical page, with the file in which it has to be written. */
function missingTranslations(model: ContentModel): Finding[] {
  const { primarySite } = model
  const originals = clinicalTypes.flatMap((type) => model.byType(type, primarySite))
  return model.sites
    .filter((site) => site !== primarySite && site.enabled)
    .flatMap((site) =>
      originals
        .filter(({ identity }) => model.find(identity, site)?.site !== site)
        .map((original) => ({
          check: 'missing-translation' as const,
          // Conditions weigh more, because most readers come for them.
          weight: original.typeHandle === 'condition' ? 2 : 1,
          site: site.handle,
          place: original.document.file.replace(`/${primarySite.handle}/`, `/${site.handle}/`),
          message: `"${original.title}" is shown in the language of "${primarySite.handle}"`,
        })),
    )
}

/** The reading level of the clinical pages of a site. */
export type SiteLevel = {
  readonly site: string
  readonly formula: string
  readonly pages: number
  readonly median: number
}

/** Returns the median reading level of each site, of those clinical pages that `readingLevel` can measure. */
export const siteLevels = (model: ContentModel): SiteLevel[] =>
  model.sites.flatMap((site) => {
    const measured = clinicalTypes
      .flatMap((type) => model.byType(type, site))
      .flatMap((page) => readingLevel(page.language, plainTextOf(page.document.body)) ?? [])
      .toSorted((one, other) => one.level - other.level)
    const middle = measured[Math.floor(measured.length / 2)]
    return middle ? [{ site: site.handle, formula: middle.formula, pages: measured.length, median: middle.level }] : []
  })
