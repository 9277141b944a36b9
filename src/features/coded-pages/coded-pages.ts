import type { SafeLink } from '#ui/safe-link.ts'

/** The pages about a clinical code. */
export type CodedPages = {
  /** The code with its system: `ICD-10 N23`. */
  readonly name: string
  /** The path of the page that lists them, which has the code that the pages have. */
  readonly path: string
  readonly links: readonly Extract<SafeLink, { kind: 'internal' }>[]
}
