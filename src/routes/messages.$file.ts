import { createFileRoute } from '@tanstack/react-router'
import { readCatalogue } from '#i18n/catalogues.server.ts'
import { isLanguage } from '#i18n/languages.ts'
import { textResponse } from '#lib/text-response.ts'

// Serves the message catalogues to the client: `/messages/de-DE.conditions.<build>.json`.
export const Route = createFileRoute('/messages/$file')({
  server: {
    handlers: {
      GET: async ({ params }) => {
        const [, language = '', name = '', build] = /^([\w-]+)\.([\w-]+)\.([\w-]+)\.json$/.exec(params.file) ?? []
        const messages = isLanguage(language) ? await readCatalogue(language, name) : undefined
        if (!messages) return textResponse(404, 'Not found')
        const isOfThisBuild = build === import.meta.env.VITE_BUILD_ID
        return Response.json(messages, {
          headers: { 'cache-control': isOfThisBuild ? 'public, max-age=31536000, immutable' : 'no-store' },
        })
      },
    },
  },
})
