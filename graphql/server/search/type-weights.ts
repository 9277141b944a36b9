import type { StoredEntry } from '#content-server/stored-entry.ts'

/**
 * The weights of the types of entries, because readers mostly search for conditions, then for treatments and situations, and
 * rarely for anything else.
 */
const typeWeights: Readonly<Record<string, number>> = {
  condition: 1,
  treatment: 0.96,
  situation: 0.95,
  page: 0.9,
  contact: 0.95,
  module: 0.9,
  guideline: 0.9,
  topic: 0.9,
  story: 0.85,
  educationEvent: 0.85,
  guidelineChapter: 0.8,
  news: 0.8,
  undergraduate: 0.8,
  office: 0.8,
  section: 0.8,
  update: 0.75,
  pressRelease: 0.75,
  guidelineArchive: 0.7,
  tag: 0.7,
  chatbot: 0.7,
}

/** The weight of a result in a different language from the site's. */
export const otherLanguageWeight = 0.7

/** Returns the weight of an entry's type among results. */
export const typeWeightOf = ({ typeHandle }: StoredEntry) => typeWeights[typeHandle] ?? 0.8
