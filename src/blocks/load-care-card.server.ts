import { EmergencyPageDocument, TriageSentencesDocument } from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import { ContentError } from '#content/content-error.ts'
import type { Language } from '#i18n/languages.ts'
import { emergencyPath } from '#sites/emergency-path.ts'
import type { Site } from '#sites/sites.ts'
import type { Translation } from './article.ts'
import type { CareCardBlock } from './care-card.block.ts'
import type { WrittenSigns } from './care-signs.server.ts'
import { fetchEmergencyNumbers } from './emergency-numbers.server.ts'
import { linkContextOf } from './link-context.server.ts'
import { parseArticle } from './parse-article.server.ts'

/** A care card of the page about emergencies, with the language of its text. */
export type LoadedCareCard = {
  readonly card: CareCardBlock
  readonly language: Language
  readonly translation: Translation
}

type CareCardParams = Pick<WrittenSigns, 'signs' | 'areAllMeant'> & { readonly urgency: 'emergency' | 'urgent' }
type CareCardLabels = WrittenSigns['labels'] & Readonly<Record<'newTab' | 'table' | 'countries', string>>

/**
 * Loads the first card of an urgency from the page about emergencies of the site or, if that has no such card, of the
 * primary site. Signs that somebody has written about or chosen come first. Rejects as `fetchContent` does, and with a
 * `ContentError` when neither page has such a card.
 */
export async function loadCareCard(
  site: Site,
  { urgency, signs, areAllMeant }: CareCardParams,
  { newTab, table, countries, ...labels }: CareCardLabels,
): Promise<LoadedCareCard> {
  const numbers = await fetchEmergencyNumbers(site)
  const { primarySite, variables } = await fetchContentSites(site.handle)
  for (const handle of variables.site) {
    const { entry } = await fetchContent(EmergencyPageDocument, { site: [handle] })
    if (!entry || !('id' in entry)) continue
    const { blocks, language, translation } = parseArticle(entry, {
      ...linkContextOf(site, { path: emergencyPath }),
      path: emergencyPath,
      shownFrom: handle === site.handle ? 'own' : 'primary',
      primarySite,
      numbers,
      writtenSigns: { signs, sentences: await fetchSentences(signs, handle), areAllMeant, labels },
      glossary: [],
      labels: { newTab, table, countries },
    })
    const card = blocks.find((block) => block.kind === 'care-card' && block.urgency === urgency)
    if (card?.kind === 'care-card') return { card, language, translation }
  }
  throw new ContentError('The page about emergencies lacks a card.', {
    site: site.handle,
    language: site.locale,
    path: emergencyPath,
  })
}

/** Fetches the sentences of signs as HTML, by sign. */
async function fetchSentences(signs: readonly string[], handle: string): Promise<ReadonlyMap<string, string>> {
  const { triageRules } = await fetchContent(TriageSentencesDocument, { site: handle })
  // A sign has a rule for each context, so it may occur more than once. Its last sentence is used.
  return new Map(triageRules.filter(({ sign }) => signs.includes(sign)).map(({ sign, text }) => [sign, text]))
}
