import type { ComparedTreatmentsFragment } from '#content-contract/operations.ts'
import { nonNull } from './plain-text.server.ts'

/** Returns the ids of the treatments that the comparison page of a condition compares; none if it has no such page. */
export const comparedTreatments = ({ comparison }: Partial<ComparedTreatmentsFragment>): ReadonlySet<string> =>
  new Set(
    nonNull(comparison)
      .flatMap(({ optionGrid }) => nonNull(optionGrid))
      .flatMap(({ options }) => nonNull(options))
      .flatMap(({ id }) => id ?? []),
  )
