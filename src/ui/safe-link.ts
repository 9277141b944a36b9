import type { Language } from '#i18n/languages.ts'

/** A link whose address has already been checked. `href` is a path of this site, without the site's prefix, or an absolute address. */
export type SafeLink =
  | {
      readonly kind: 'internal'
      readonly path: string
      readonly label: string
      readonly text?: string
      readonly language?: Language
    }
  | { readonly kind: 'external'; readonly href: string; readonly label: string; readonly text?: string }
