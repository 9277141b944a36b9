import { SymptomGuideDocument, type SymptomGuideQuery } from '#content-contract/operations.ts'
import { bodyAreas } from '#blocks/body-area.ts'
import { plainText } from '#blocks/plain-text.server.ts'
import { fetchContent } from '#content/content.server.ts'
import type { SiteHandle } from '#sites/sites.ts'
import type { SymptomChoice, SymptomForm } from './symptom-form.ts'

/** The guide of a site, as the content system returns it. */
export type SymptomGuide = NonNullable<SymptomGuideQuery['symptomGuide']>

/** Fetches the guide of a site; undefined if the content has none. Rejects as `fetchContent` does. */
export async function fetchSymptomGuide(site: SiteHandle): Promise<SymptomGuide | undefined> {
  const { symptomGuide } = await fetchContent(SymptomGuideDocument, { site })
  return symptomGuide ?? undefined
}

const choicesOf = (choices: readonly { key: string; text: string }[]): readonly SymptomChoice[] =>
  choices.flatMap(({ key, text }) => {
    const label = plainText(text)
    return label === undefined ? [] : [{ value: key, label }]
  })

/** Returns the part of a guide that readers see. Choices without a label are left out. */
export function formOf({ who, facts, sections }: SymptomGuide): SymptomForm {
  return {
    who: choicesOf(who),
    facts: choicesOf(facts),
    sections: sections.map(({ areas, heading, symptoms }) => {
      const words = plainText(heading)
      return {
        areas: bodyAreas.filter((area) => areas.includes(area)),
        ...(words !== undefined && { heading: words }),
        symptoms: choicesOf(symptoms),
      }
    }),
  }
}

/** Loads the form of a site; null when the content has none. */
export async function loadSymptomForm({ site }: { site: SiteHandle }): Promise<SymptomForm | null> {
  const guide = await fetchSymptomGuide(site)
  return guide ? formOf(guide) : null
}
