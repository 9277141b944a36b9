import type { BodyArea } from '#blocks/body-area.ts'
import type { LoadedCareCard } from '#blocks/load-care-card.server.ts'
import type { CareCardBlock } from '#blocks/care-card.block.ts'
import type { SafeLink } from '#ui/safe-link.ts'

/** The path of the page on which readers choose their symptoms. */
export const symptomsPath = '/symptoms'

/** A choice in the form. `value` is its key in the content. */
export type SymptomChoice = { readonly value: string; readonly label: string }

/**
 * The choices of the form: the kinds of people whom the symptoms may concern, the facts that may apply to them, and the
 * symptoms by part of the body.
 */
export type SymptomForm = {
  readonly who: readonly SymptomChoice[]
  readonly facts: readonly SymptomChoice[]
  readonly sections: readonly {
    readonly areas: readonly BodyArea[]
    /** The heading of a section that is about no part of the body. */
    readonly heading?: string
    readonly symptoms: readonly SymptomChoice[]
  }[]
}

/** A matching page, with the labels of the symptoms that led to it. */
export type FittingPage = { readonly link: SafeLink; readonly because: readonly string[] }

/** The answer to a reader's choices. */
export type SymptomAnswer = {
  /** The urgency, as a card of the page about emergencies, or as a card that says that none of its signs was chosen. */
  readonly urgency: LoadedCareCard
  /** The further signs that would indicate an emergency; left out when there are none. */
  readonly watch?: CareCardBlock
  readonly pages: readonly FittingPage[]
}

/** The form that a reader has posted. It has no answer when the reader has not chosen any symptom. */
export type PostedSymptoms = { readonly chosen: readonly string[]; readonly answer?: SymptomAnswer }
