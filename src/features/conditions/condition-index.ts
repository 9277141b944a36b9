import type { BodyArea } from '#blocks/body-area.ts'
import type { IndexRow, NameIndex } from '#ui/name-index.ts'

/** The conditions of one part of the body, separated into those in the site's language and those that are not translated. */
export type AreaConditions = {
  readonly area: BodyArea
  readonly own: readonly IndexRow[]
  readonly untranslated: readonly IndexRow[]
}

/** All conditions of a site, by first letter and by part of the body. */
export type ConditionIndex = { readonly index: NameIndex; readonly areas: readonly AreaConditions[] }
