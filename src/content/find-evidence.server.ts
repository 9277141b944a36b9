import { EvidenceDocument } from '#content-contract/operations.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { askContent } from './content.server.ts'
import { type Evidence, parseEvidence } from './evidence.ts'

/**
 * Fetches the passages of a site that may answer a question. The result is not cached, and the question is not logged.
 *
 * Rejects as `askContent` does.
 *
 * @param limit how many passages at most, up to 50
 */
export async function findEvidence(site: SiteHandle, question: string, limit: number): Promise<Evidence> {
  const { evidence } = await askContent(EvidenceDocument, { search: question, site, limit }, { stored: false })
  return parseEvidence(evidence)
}
