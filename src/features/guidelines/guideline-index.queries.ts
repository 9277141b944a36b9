import { queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { fetchData } from '#lib/fetch-data.ts'
import type { SiteHandle } from '#sites/sites.ts'
import {
  loadGuidelineArchiveIndex,
  loadGuidelineIndex,
  type GuidelineArchiveIndex,
  type GuidelineIndex,
} from './guideline-index.server.ts'

type Question = { readonly site: SiteHandle }

const getGuidelineIndex = createIsomorphicFn()
  .server((question: Question, _signal: AbortSignal) => loadGuidelineIndex(question))
  .client((question: Question, signal: AbortSignal) => fetchData<GuidelineIndex>('guideline-index', question, signal))

const getGuidelineArchiveIndex = createIsomorphicFn()
  .server((question: Question, _signal: AbortSignal) => loadGuidelineArchiveIndex(question))
  .client((question: Question, signal: AbortSignal) =>
    fetchData<GuidelineArchiveIndex>('guideline-archive-index', question, signal),
  )

/** The current guidelines of a site. */
export const guidelineIndexQuery = (site: SiteHandle) =>
  queryOptions({
    meta: { shownWhole: true },
    queryKey: ['guideline-index', site],
    queryFn: ({ signal }) => getGuidelineIndex({ site }, signal),
  })

/** The old editions of the guidelines of a site. */
export const guidelineArchiveIndexQuery = (site: SiteHandle) =>
  queryOptions({
    meta: { shownWhole: true },
    queryKey: ['guideline-archive-index', site],
    queryFn: ({ signal }) => getGuidelineArchiveIndex({ site }, signal),
  })
