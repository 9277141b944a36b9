import { createFileRoute } from '@tanstack/react-router'
import { directionOf } from '#i18n/languages.ts'
import { getDocumentContext } from '#document/document-context.ts'
import { textResponse } from '#lib/text-response.ts'

// Serves the Web App Manifest of the site (W3C), with which it can be added to a home screen.
export const Route = createFileRoute('/site.webmanifest')({
  server: {
    handlers: {
      GET: async () => {
        const { current, frame, favicon, siteEnabled, themeColors } = await getDocumentContext()
        if (!siteEnabled) return textResponse(404, 'Not found')
        const { site, basePath, prefix } = current
        const home = `${basePath}${prefix}/`
        const manifest = {
          id: home,
          name: frame.siteName,
          short_name: frame.siteName,
          description: site.seo.description,
          lang: site.locale,
          dir: directionOf(site.locale),
          start_url: home,
          scope: home,
          display: 'minimal-ui',
          theme_color: themeColors.light,
          background_color: '#ffffff',
          icons: ([192, 512] as const).flatMap((size) => {
            const src = favicon[size]
            return src === undefined ? [] : [{ src, sizes: `${size}x${size}`, type: 'image/png' }]
          }),
        }
        return Response.json(manifest, {
          headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
        })
      },
    },
  },
})
