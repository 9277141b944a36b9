import { createIsomorphicFn } from '@tanstack/react-start'
import type { Language } from '#i18n/languages.ts'
import { fontsToPreload } from '#ui/site-fonts.ts'
import type { DocumentContext } from './document-context.ts'

/**
 * Returns the URLs of the fonts to preload. In the browser they are read from the links that the server has rendered, so
 * that the client need not contain all URLs.
 */
const fontAddresses = createIsomorphicFn()
  .server((language: Language): readonly string[] => fontsToPreload(language))
  .client((_language: Language) =>
    Array.from(document.querySelectorAll('link[as=font]'), (link) => link.getAttribute('href') ?? ''),
  )

/** Returns the element of the head that preloads a font. */
export const fontPreload = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
})

/** Builds the part of the head that all pages of a site share. `page-head.ts` adds the elements of the individual page. */
export function documentHead({ current, frame, favicon, siteEnabled }: DocumentContext) {
  const { site, basePath, prefix } = current
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: frame.siteName },
    ],
    links: [
      ...fontAddresses(site.locale).map(fontPreload),
      ...(favicon[64] ? [{ rel: 'icon', href: favicon[64], sizes: '64x64', type: 'image/png' }] : []),
      ...(favicon[180] ? [{ rel: 'apple-touch-icon', href: favicon[180], sizes: '180x180' }] : []),
      ...(siteEnabled ? [{ rel: 'manifest', href: `${basePath}${prefix}/site.webmanifest` }] : []),
    ],
  }
}
