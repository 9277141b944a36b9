import { AnswersDocument } from '#content-contract/operations.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { fetchContent } from './content.server.ts'
import { parseFoundAnswers, type FoundAnswer } from './found-answer.ts'

/** The maximum number of pages that are considered for an answer. */
export const maxFoundAnswers = 4

/**
 * Fetches the pages of a site that may answer a question, best first. The result is not cached, and the question is not
 * logged. Rejects as `fetchContent` does.
 *
 * @param within the uri of the only page that may answer
 */
export async function findAnswers(
  site: SiteHandle,
  question: string,
  within?: string,
): Promise<readonly FoundAnswer[]> {
  const variables = { search: question, site, within: within ?? null, limit: maxFoundAnswers }
  const { answers } = await fetchContent(AnswersDocument, variables, { cached: false })
  return parseFoundAnswers(answers)
}
