import type { SafeLink } from '#ui/safe-link.ts'

/** The pages about a clinical code. */
export type CodedPages = {
  /** The code of the pages, which may be broader than the requested one, with its system: `ICD-10 N23`. */
  readonly name: string
  /** The path, within the site, of the page that lists the links. It contains the code of `name`. */
  readonly path: string
  readonly links: readonly Extract<SafeLink, { kind: 'internal' }>[]
}
