import type { Language } from '#i18n/languages.ts'

/**
 * A link whose address has been checked. `path` is a page of this site, without the site's prefix; `href` is whatever else
 * there is: an absolute address (`https:`, `mailto:`, `tel:`), or a place on the same page (`#place`).
 */
export type SafeLink =
  | {
      readonly kind: 'internal'
      readonly path: string
      readonly label: string
      readonly text?: string
      readonly language?: Language
    }
  | { readonly kind: 'external'; readonly href: string; readonly label: string; readonly text?: string }
