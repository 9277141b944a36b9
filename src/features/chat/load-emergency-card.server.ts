import { msg } from '@lingui/core/macro'
import { EmergencyPageDocument, TriageSentencesDocument } from '#content-contract/operations.ts'
import { countriesLabel, fetchEmergencyNumbers, localNumbers } from '#blocks/emergency-numbers.server.ts'
import { linkContextOf } from '#blocks/link-context.server.ts'
import { parseArticle } from '#blocks/parse-article.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import { ContentError } from '#content/content-error.ts'
import { loadMessages, loadI18n } from '#i18n/load-i18n.ts'
import { emergencyPath } from '#sites/emergency-path.ts'
import type { Site } from '#sites/sites.ts'
import type { EmergencyCard } from './chat-answer.ts'
import type { Detection } from './detect-emergency.server.ts'

const labels = {
  newTab: msg({ message: 'opens in a new tab', comment: 'Read aloud after a link that leaves the site' }),
  table: msg({ message: 'Table', comment: 'Name of a table that has no caption' }),
  one: msg({
    message: 'You wrote about this:',
    comment: 'On an emergency card of the chatbot, above the sign of illness that somebody has described',
  }),
  several: msg({
    message: 'You wrote about one of these:',
    comment: 'On an emergency card of the chatbot, above the signs of illness that somebody may have described',
  }),
  others: msg({
    message: 'Other signs that need help now',
    comment: 'On an emergency card of the chatbot, opens the list of all other signs',
  }),
}

/** Loads the card for suicidal thoughts, with the numbers of crisis lines before the emergency numbers (settled 14). */
export async function loadCrisisCard(site: Site): Promise<Extract<EmergencyCard, { kind: 'crisis' }>> {
  const numbers = await fetchEmergencyNumbers(site)
  return { kind: 'crisis', phones: [...localNumbers(numbers, 'crisis'), ...localNumbers(numbers, 'emergency')] }
}

/**
 * Loads the first card of an urgency from the page about emergencies, in the site's language or else in the primary site's.
 * The signs that somebody has written about come first. Rejects as `fetchContent` does, and with a `ContentError` when there is no such card.
 */
export async function loadEmergencyCard(site: Site, { tier: urgency, signs }: Detection): Promise<EmergencyCard> {
  const numbers = await fetchEmergencyNumbers(site)
  const { primarySite, variables } = await fetchContentSites(site.handle)
  for (const handle of variables.site) {
    const { entry } = await fetchContent(EmergencyPageDocument, { site: [handle] })
    if (!entry || !('id' in entry)) continue
    const i18n = await loadI18n(site.locale)
    await Promise.all(['chat', 'content-labels'].map((name) => loadMessages(i18n, name)))
    const { blocks, language, translation } = parseArticle(entry, {
      ...linkContextOf(site, { path: emergencyPath }),
      path: emergencyPath,
      shownFrom: handle === site.handle ? 'own' : 'primary',
      primarySite,
      numbers,
      writtenSigns: {
        signs,
        sentences: await sentencesOf(signs, handle),
        labels: { one: i18n._(labels.one), several: i18n._(labels.several), others: i18n._(labels.others) },
      },
      glossary: [],
      labels: { newTab: i18n._(labels.newTab), table: i18n._(labels.table), countries: i18n._(countriesLabel) },
    })
    const card = blocks.find((block) => block.kind === 'care-card' && block.urgency === urgency)
    if (card?.kind !== 'care-card') continue
    return { kind: 'body', card, language, translation }
  }
  throw new ContentError('The page about emergencies lacks a card.', {
    site: site.handle,
    language: site.locale,
    path: emergencyPath,
  })
}

/** Returns the sentences of signs as HTML. */
async function sentencesOf(signs: readonly string[], handle: string): Promise<readonly string[]> {
  const { triageRules } = await fetchContent(TriageSentencesDocument, { site: handle })
  // A sign has one rule for each context.
  return signs.flatMap((sign) => triageRules.find((rule) => rule.sign === sign)?.text ?? [])
}
