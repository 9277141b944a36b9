import type { BodyArea } from '#blocks/body-area.ts'
import type { LoadedCareCard } from '#blocks/load-care-card.server.ts'
import type { CareCardBlock } from '#blocks/care-card.block.ts'
import type { SafeLink } from '#ui/safe-link.ts'

/** The path of the page on which readers say what they notice. */
export const symptomsPath = '/symptoms'

/** Something that a reader may choose; `value` is its key in the content. */
export type SymptomChoice = { readonly value: string; readonly label: string }

/** The form of the page: who the reader is, what applies to them, and what they may notice, by part of the body. */
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

/** A page that fits, with the labels of the symptoms for which it was found. */
export type FittingPage = { readonly link: SafeLink; readonly because: readonly string[] }

/** The answer to what a reader has chosen. */
export type SymptomAnswer = {
  /** How urgent it is: a card of the page about emergencies, or one that says that none of its signs was chosen. */
  readonly urgency: LoadedCareCard
  /** The signs that would make it an emergency; left out when there are none. */
  readonly watch?: CareCardBlock
  readonly pages: readonly FittingPage[]
}

/** The form that a reader has posted; without an answer when nothing was chosen that a reader may notice. */
export type PostedSymptoms = { readonly chosen: readonly string[]; readonly answer?: SymptomAnswer }
