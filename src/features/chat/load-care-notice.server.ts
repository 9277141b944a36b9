import { msg } from '@lingui/core/macro'
import { careNotice, helpNowLabel } from '#blocks/care-notice.server.ts'
import type { CareCardBlock } from '#blocks/care-card.block.ts'
import { fetchEmergencyNumbers } from '#blocks/emergency-numbers.server.ts'
import { loadI18n, loadMessages } from '#i18n/load-i18n.ts'
import { type SiteHandle, sites } from '#sites/sites.ts'
import { crisis, detectDanger } from './detect-emergency.server.ts'
import { loadCrisisCard } from './load-emergency-card.server.ts'

const crisisHeading = msg({
  message: 'Please talk to somebody now',
  comment: 'Heading of a card for somebody who writes that they do not want to live',
})

/**
 * Loads the short form of the card with which the chatbot would answer a text; null when the text describes no danger.
 * Rejects as `fetchContent` does.
 */
export async function loadCareNotice({
  site: handle,
  text,
}: {
  site: SiteHandle
  text: string
}): Promise<CareCardBlock | null> {
  const site = sites[handle]
  const danger = detectDanger(text, site.locale)
  if (!danger) return null
  const [numbers, i18n] = await Promise.all([fetchEmergencyNumbers(site), loadI18n(site.locale)])
  await Promise.all(['chat', 'content-labels'].map((name) => loadMessages(i18n, name)))
  const notice = careNotice(danger.tier, numbers, i18n._(helpNowLabel))
  if (danger !== crisis) return notice
  const { phones } = await loadCrisisCard(site)
  return { ...notice, heading: i18n._(crisisHeading), phones }
}
