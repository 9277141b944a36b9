import { msg } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { CareCardBlock } from '#blocks/care-card.block.ts'
import { helpNowLabel } from '#blocks/care-notice.server.ts'
import {
  countriesLabel,
  type EmergencyNumbers,
  fetchEmergencyNumbers,
  localNumbers,
} from '#blocks/emergency-numbers.server.ts'
import { linkContextOf } from '#blocks/link-context.server.ts'
import { loadCareCard, type LoadedCareCard } from '#blocks/load-care-card.server.ts'
import { ownOriginsOf } from '#blocks/parse-link.server.ts'
import { parseTeaser } from '#blocks/parse-teaser.server.ts'
import { createRichTextParser, type RichTextParser } from '#blocks/rich-text.server.ts'
import { loadI18n, loadMessages } from '#i18n/load-i18n.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { emergencyPath } from '#sites/emergency-path.ts'
import type { Site } from '#sites/sites.ts'
import { evaluateSymptoms, type SymptomResult } from './evaluate-symptoms.server.ts'
import { fetchSymptomGuide, formOf } from './load-symptom-guide.server.ts'
import { type PostedSymptoms, symptomsPath } from './symptom-form.ts'

const labels = {
  newTab: msg({ message: 'opens in a new tab', comment: 'Read aloud after a link that leaves the site' }),
  table: msg({ message: 'Table', comment: 'Name of a table that has no caption' }),
  chosen: msg({
    message: 'This fits what you chose:',
    comment: 'On an emergency card, above the signs of illness that a reader has chosen in a form',
  }),
  others: msg({
    message: 'Other signs that need help now',
    comment: 'On an emergency card, opens the list of all other signs',
  }),
  appointment: msg({
    message: 'Make an appointment with your doctor',
    comment: 'Heading of a card, when nothing that a reader has chosen in a form needs a doctor today',
  }),
  notUrgent: msg({
    message:
      'Nothing that you chose is on our lists of what needs help today. That does not mean that it is harmless. The pages below say how soon a doctor should look at it.',
    comment: 'On the card “Make an appointment with your doctor”. “Below” are links to pages about illnesses',
  }),
  watch: msg({
    message: 'Get help at once if you also notice this',
    comment: 'Heading of an emergency card, above signs of illness that would make it an emergency',
  }),
}

/** Returns the keys in a posted form that are valid choices of the guide. */
const choicesIn = (form: URLSearchParams, known: ReadonlySet<string>): readonly string[] =>
  [...new Set(form.values())].filter((value) => known.has(value))

/**
 * Answers a posted form with the urgency of the chosen symptoms and the matching pages. Nothing of the form is stored or
 * logged. Resolves with undefined when the site has no such form. Rejects as `fetchContent` and `loadCareCard` do.
 */
export async function answerSymptoms(request: Request, site: Site): Promise<PostedSymptoms | undefined> {
  const posted = new URLSearchParams(await request.text())
  const guide = await fetchSymptomGuide(site.handle)
  if (!guide) return undefined
  const { who, facts, sections } = formOf(guide)
  const symptoms = new Map(sections.flatMap((section) => section.symptoms).map(({ value, label }) => [value, label]))
  const chosen = choicesIn(posted, new Set([...[...who, ...facts].map(({ value }) => value), ...symptoms.keys()]))
  if (!chosen.some((value) => symptoms.has(value))) return { chosen }
  const result = evaluateSymptoms(guide, new Set(chosen))
  const [i18n, numbers] = await Promise.all([loadI18n(site.locale), fetchEmergencyNumbers(site)])
  await Promise.all(['symptoms', 'content-labels'].map((name) => loadMessages(i18n, name)))
  const { watch } = result
  return {
    chosen,
    answer: {
      urgency: await loadUrgency(site, result, i18n),
      ...(watch.length > 0 && { watch: watchCard(watch, richTextParserOf(site, i18n), numbers, i18n) }),
      pages: result.pages.flatMap(({ entry, because }) => {
        const link = parseTeaser(entry, site)
        return link ? [{ link, because: because.flatMap((key) => symptoms.get(key) ?? []) }] : []
      }),
    },
  }
}

async function loadUrgency(site: Site, { urgency, signs }: SymptomResult, i18n: I18n): Promise<LoadedCareCard> {
  if (urgency === undefined)
    return { card: appointmentCard(i18n), language: site.locale, translation: { kind: 'current' } }
  return loadCareCard(
    site,
    { urgency, signs, areAllMeant: true },
    {
      newTab: i18n._(labels.newTab),
      table: i18n._(labels.table),
      one: i18n._(labels.chosen),
      several: i18n._(labels.chosen),
      others: i18n._(labels.others),
      countries: i18n._(countriesLabel),
    },
  )
}

const helpNowLink = (i18n: I18n) => `<p><a href="${emergencyPath}">${escapeHtml(i18n._(helpNowLabel))}</a></p>`

const appointmentCard = (i18n: I18n): CareCardBlock => ({
  kind: 'care-card',
  id: 'urgency',
  urgency: 'ask',
  heading: i18n._(labels.appointment),
  body: {
    kind: 'rich-text',
    id: 'urgency-body',
    html: `<p>${escapeHtml(i18n._(labels.notUrgent))}</p>${helpNowLink(i18n)}`,
  },
})

const richTextParserOf = (site: Site, i18n: I18n): RichTextParser => {
  const links = linkContextOf(site, { path: symptomsPath })
  return createRichTextParser({
    language: site.locale,
    glossary: [],
    ownOrigins: ownOriginsOf(links),
    report: links.report,
    newTabLabel: i18n._(labels.newTab),
    tableLabel: i18n._(labels.table),
  })
}

function watchCard(
  rules: SymptomResult['watch'],
  richText: RichTextParser,
  numbers: EmergencyNumbers,
  i18n: I18n,
): CareCardBlock {
  const items = rules.map(({ text }) => `<li>${text.replace(/^<p>|<\/p>$/g, '')}</li>`).join('')
  return {
    kind: 'care-card',
    id: 'watch',
    urgency: 'emergency',
    heading: i18n._(labels.watch),
    body: richText('watch-body', `<ul>${items}</ul>${helpNowLink(i18n)}`, 'caption') ?? {
      kind: 'rich-text',
      id: 'watch-body',
      html: helpNowLink(i18n),
    },
    phones: localNumbers(numbers, 'emergency'),
  }
}
