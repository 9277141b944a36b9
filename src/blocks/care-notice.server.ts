import { msg } from '@lingui/core/macro'
import { directionOf, type Language } from '#i18n/languages.ts'
import { emergencyPath } from '#sites/emergency-path.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { RichText } from '#lib/rich-text.ts'
import type { Block } from './block-kinds.ts'
import type { CareCardBlock } from './care-card.block.ts'
import { type EmergencyNumbers, localNumbers } from './emergency-numbers.server.ts'

export const helpNowLabel = msg({
  message: 'When to get help now',
  comment: 'Link to the page about emergencies, and from the title of a page to its card of what cannot wait',
})

/** Returns the short form of a care card: its heading, the numbers to call, and a link to the page about emergencies. */
export const careNotice = (
  urgency: 'emergency' | 'urgent',
  numbers: EmergencyNumbers,
  helpNow: string,
): CareCardBlock => {
  const phones = localNumbers(numbers, urgency === 'urgent' ? 'outOfHours' : 'emergency')
  return {
    kind: 'care-card',
    id: 'notice',
    urgency,
    body: {
      kind: 'rich-text',
      id: 'care-notice',
      html: `<p><a href="${emergencyPath}">${escapeHtml(helpNow)}</a></p>`,
    },
    ...(phones.length > 0 && { phones }),
  }
}

const signs = {
  emergency:
    '<path d="M15 3h18l12 12v18L33 45H15L3 33V15z" fill="var(--care-emergency)"></path><path d="M24 12v15M24 35.5v.1" stroke="var(--paper)" stroke-width="6" stroke-linecap="round"></path>',
  urgent:
    '<path d="M24 4.5 45.5 42h-43zM24 18v11M24 35.5v.1" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"></path>',
}

/**
 * Returns the line under the title of a page that links to its emergency card or, without one, to its urgent card. Returns
 * undefined for a page with neither. The server renders it, so that the client needs no code for it.
 */
export function careLine(
  blocks: readonly Block[],
  helpNow: string,
  language: Language,
  pageLanguage: Language,
): RichText | undefined {
  const ownLanguage = language === pageLanguage ? '' : ` lang="${pageLanguage}" dir="${directionOf(pageLanguage)}"`
  const cards = blocks.filter((block) => block.kind === 'care-card')
  for (const urgency of ['emergency', 'urgent'] as const) {
    const card = cards.find((block) => block.urgency === urgency)
    const sign = `<svg viewBox="0 0 48 48" aria-hidden="true">${signs[urgency]}</svg>`
    if (card)
      return {
        kind: 'rich-text',
        id: 'care-line',
        html: `<p><a href="#care-${card.id}"${ownLanguage}>${sign}${escapeHtml(helpNow)}</a></p>`,
      }
  }
  return undefined
}
