import { TreatmentIndexDocument } from '#content-contract/operations.ts'
import { linkContextOf } from '#blocks/link-context.server.ts'
import { parseTeasers } from '#blocks/parse-teaser.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import { groupByLetter, indexLetters, type IndexLetter } from '#i18n/alphabet.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'

export type TreatmentIndex = {
  readonly letters: readonly IndexLetter[]
  readonly groups: ReturnType<typeof groupByLetter<SafeLink>>
}

/** Fetches the site's own treatments, and the primary site's where they are not translated, by letter. */
export async function loadTreatmentIndex({ site: handle }: { site: SiteHandle }): Promise<TreatmentIndex> {
  const { locale } = sites[handle]
  const { variables } = await fetchContentSites(handle)
  const { entries } = await fetchContent(TreatmentIndexDocument, variables)
  const links = parseTeasers(entries, linkContextOf(sites[handle]))
  return {
    letters: indexLetters(
      locale,
      links.map(({ label }) => label),
    ),
    groups: groupByLetter(locale, links),
  }
}
