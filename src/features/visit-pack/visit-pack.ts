import type { StoredForm } from '#lib/browser-store.ts'

/** A page of the pack. `path` is the path of the page within its site. */
export type PackedPage = { readonly site: string; readonly path: string; readonly title: string }

/** The pages, questions and notes that a reader collects for a visit to the doctor. */
export type VisitPack = {
  readonly pages: readonly PackedPage[]
  /** The questions for the doctor, both the reader's own and suggested ones. */
  readonly questions: readonly string[]
  readonly notes: string
}

/** The key of the pack in the local storage, which `client.tsx` checks as well. */
export const packKey = 'visit-pack'

export const emptyPack: VisitPack = { pages: [], questions: [], notes: '' }

export const packLimits = { pages: 20, questions: 40, questionLength: 300, notesLength: 3000 } as const

const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value.length <= max

const isPage = (value: unknown): value is PackedPage => {
  const { site, path, title } = (value ?? {}) as Partial<Record<keyof PackedPage, unknown>>
  return isText(site, 2) && isText(path, 1024) && path.startsWith('/') && isText(title, 500)
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/**
 * Parses a stored pack. Malformed parts are left out. No library is used, because the function is part of a small script.
 */
export function parsePack(text: string | null): VisitPack {
  let stored: Partial<Record<keyof VisitPack, unknown>> = {}
  try {
    stored = JSON.parse(text ?? '{}') ?? {}
  } catch {
    // The entry is malformed, so the pack is empty.
  }
  const pages = listOf(stored.pages).filter(isPage)
  const questions = listOf(stored.questions).filter((one) => isText(one, packLimits.questionLength))
  return {
    pages: pages.slice(0, packLimits.pages),
    questions: questions.slice(0, packLimits.questions),
    notes: isText(stored.notes, packLimits.notesLength) ? stored.notes : '',
  }
}

export const packForm: StoredForm<VisitPack> = {
  parse: parsePack,
  format: (pack) =>
    pack.pages.length + pack.questions.length + pack.notes.length === 0 ? undefined : JSON.stringify(pack),
}

const isSamePage = (one: PackedPage, other: Omit<PackedPage, 'title'>) =>
  one.site === other.site && one.path === other.path

export const hasPage = ({ pages }: VisitPack, page: Omit<PackedPage, 'title'>): boolean =>
  pages.some((one) => isSamePage(one, page))

/** Adds a page at the end, unless it is in the pack or the pack is full. */
export const withPage = (pack: VisitPack, page: PackedPage): VisitPack =>
  hasPage(pack, page) || pack.pages.length >= packLimits.pages ? pack : { ...pack, pages: [...pack.pages, page] }

export const withoutPage = (pack: VisitPack, page: Omit<PackedPage, 'title'>): VisitPack => ({
  ...pack,
  pages: pack.pages.filter((one) => !isSamePage(one, page)),
})

/**
 * Adds a question at the end, trimmed and cut to the maximum length, unless it is empty or in the pack, or the pack is
 * full.
 */
export function withQuestion(pack: VisitPack, question: string): VisitPack {
  const text = question.trim().slice(0, packLimits.questionLength)
  const { questions } = pack
  if (text === '' || questions.includes(text) || questions.length >= packLimits.questions) return pack
  return { ...pack, questions: [...questions, text] }
}

export const withoutQuestion = (pack: VisitPack, question: string): VisitPack => ({
  ...pack,
  questions: pack.questions.filter((one) => one !== question),
})
