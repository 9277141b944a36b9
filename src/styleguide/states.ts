import type { ReactNode } from 'react'
import type { FeatureFlag } from '#sites/feature-flags.ts'
import type { Site } from '#sites/sites.ts'

/** A component in one of its states. */
export type State = {
  readonly show: (site: Site) => ReactNode
  /** Whether the component is as wide as a page and has its own margins. Otherwise it is shown in a column of text. */
  readonly isWide?: boolean
  /** The overridden properties of the site. The flags are the site's own unless they are set. */
  readonly site?: Partial<Pick<Site, 'gtmId'>> & { readonly enable?: readonly FeatureFlag[] }
  /** The path of the page on which the component is shown. */
  readonly at?: string
}

/** The states of the components of a folder, by file and name of the state. */
export type FolderStates = Readonly<Record<string, Readonly<Record<string, State>>>>
