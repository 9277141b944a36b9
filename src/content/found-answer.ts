import { isLanguage, type Language } from '#i18n/languages.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import { isSiteHandle, type SiteHandle } from '#sites/site-languages.ts'

/**
 * A page that may answer a question. Its values are from 0 to 1; only its score, its votes and the scores of its sections
 * may be higher.
 */
export type FoundAnswer = {
  readonly id: string
  readonly uri: string
  readonly path: string
  readonly title: string
  /** The site of the entry: the primary one where the page is not translated. */
  readonly site: SiteHandle
  readonly language: Language
  /** The relevance of the page to the question, by which pages are sorted. */
  readonly score: number
  /** The similarity of the question to the most similar one that editors have listed for the page. */
  readonly asked: number
  /**
   * The support of the listed questions for the page: the sum of the similarities to several of the same section, for the
   * section with the highest sum. It may exceed 1.
   */
  readonly votes: number
  /** The share of the page's best matching name that occurs in the question. */
  readonly named: number
  /** The share of the question, by the weight of its words, that occurs in the page or in its listed questions. */
  readonly coverage: number
  /** The sections of the page, best first; the anchor is null for a section without one. */
  readonly sections: readonly { readonly anchor: string | null; readonly score: number }[]
}

/** A found answer as the content system returns it. */
type Fragment = Pick<FoundAnswer, 'score' | 'asked' | 'votes' | 'named' | 'coverage' | 'sections'> & {
  readonly entry: {
    readonly id: string | number | null
    readonly uri: string | null
    readonly title: string | null
    readonly siteHandle: string | null
    readonly language: string | null
  }
}

/** Parses the pages that were found. Entries without an id, a uri, a title, a known site or a known language are omitted. */
export const parseFoundAnswers = (found: readonly Fragment[]): readonly FoundAnswer[] =>
  found.flatMap(
    ({ entry: { id, uri, title, siteHandle, language }, score, asked, votes, named, coverage, sections }) => {
      if (id === null || !uri || !title || !siteHandle || !isSiteHandle(siteHandle)) return []
      if (!language || !isLanguage(language)) return []
      const path = pathFromUri(uri)
      return [
        {
          id: String(id),
          uri,
          path,
          title,
          site: siteHandle,
          language,
          score,
          asked,
          votes,
          named,
          coverage,
          sections,
        },
      ]
    },
  )
