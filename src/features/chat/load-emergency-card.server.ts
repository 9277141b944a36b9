import { msg } from '@lingui/core/macro'
import { countriesLabel, fetchEmergencyNumbers, localNumbers } from '#blocks/emergency-numbers.server.ts'
import { loadCareCard } from '#blocks/load-care-card.server.ts'
import { loadMessages, loadI18n } from '#i18n/load-i18n.ts'
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
 * Loads the first card of an urgency from the page about emergencies, with the signs that somebody has written about at the
 * beginning. Rejects as `loadCareCard` does.
 */
export async function loadEmergencyCard(site: Site, { tier: urgency, signs }: Detection): Promise<EmergencyCard> {
  const i18n = await loadI18n(site.locale)
  await Promise.all(['chat', 'content-labels'].map((name) => loadMessages(i18n, name)))
  const loaded = await loadCareCard(
    site,
    { urgency, signs },
    {
      newTab: i18n._(labels.newTab),
      table: i18n._(labels.table),
      one: i18n._(labels.one),
      several: i18n._(labels.several),
      others: i18n._(labels.others),
      countries: i18n._(countriesLabel),
    },
  )
  return { kind: 'body', ...loaded }
}
