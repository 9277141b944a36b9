import { createFileRoute } from '@tanstack/react-router'
import { readWords } from '#i18n/catalogues.server.ts'
import { isLanguage } from '#i18n/languages.ts'

// The words of the interface, for the client: `/words/de-DE.conditions.<build>.json`.
export const Route = createFileRoute('/words/$file')({
  server: {
    handlers: {
      GET: async ({ params }) => {
        const [, language = '', name = '', build] = /^([\w-]+)\.([\w-]+)\.([\w-]+)\.json$/.exec(params.file) ?? []
        const words = isLanguage(language) ? await readWords(language, name) : undefined
        if (!words) return new Response('Not found\n', { status: 404 })
        const isOfThisBuild = build === import.meta.env.VITE_BUILD_ID
        return Response.json(words, {
          headers: { 'cache-control': isOfThisBuild ? 'public, max-age=31536000, immutable' : 'no-store' },
        })
      },
    },
  },
})
