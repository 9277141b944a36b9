import type { Language } from '#i18n/languages.ts'

/**
 * A link whose URL has been checked. `path` is the path of a page of this site, without the site's prefix. `href` is
 * anything else: an absolute URL (`https:`, `mailto:`, `tel:`), or an anchor on the same page (`#place`).
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

/** Whether a link leads to a page that is not in the site's language. */
export const isUntranslated = (link: SafeLink): boolean => link.kind === 'internal' && link.language !== undefined
