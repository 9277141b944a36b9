import { EvidenceDocument } from '#content-contract/operations.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { fetchContent } from './content.server.ts'
import { type Evidence, parseEvidence } from './evidence.ts'

/**
 * Fetches the passages of a site that may answer a question. The result is not cached, and the question is not logged.
 *
 * Rejects as `fetchContent` does.
 *
 * @param limit the most passages to return, up to 50
 */
export async function findEvidence(site: SiteHandle, question: string, limit: number): Promise<Evidence> {
  const { evidence } = await fetchContent(EvidenceDocument, { search: question, site, limit }, { cached: false })
  return parseEvidence(evidence)
}
