import type { ReactNode } from 'react'
import type { FeatureFlag } from '#sites/feature-flags.ts'
import type { Site } from '#sites/sites.ts'

/** A component in one of its states. */
export type State = {
  readonly show: (site: Site) => ReactNode
  /** A whole page or a part that is as wide as one: it brings its own edges. Else it stands in a column of text. */
  readonly isWide?: boolean
  /** The properties of the site that differ. The flags are the site's own unless they are given. */
  readonly site?: Partial<Pick<Site, 'gtmId'>> & { readonly enable?: readonly FeatureFlag[] }
  /** The path of the page on which it stands. */
  readonly at?: string
}

/** The states of the components of a folder: by file, then by what is particular about the state. */
export type FolderStates = Readonly<Record<string, Readonly<Record<string, State>>>>
