import { createFileRoute } from '@tanstack/react-router'
import { isSiteHandle } from '#sites/sites.ts'
import { answerFile } from './-document/answer-file.server.ts'
import { publishedFrame } from './-document/server-document.server.ts'

// What surrounds a site's pages, for the client when it starts. Its address (`nl.<hash>.json`) changes with its content.
export const Route = createFileRoute('/site-frame/$file')({
  server: {
    handlers: {
      GET: async ({ params }) => {
        const [, handle = '', hash = ''] = /^([a-z]+)\.([\w-]+)\.json$/.exec(params.file) ?? []
        if (!isSiteHandle(handle)) return new Response('Not found\n', { status: 404 })
        return answerFile(async () => {
          const { json, immutable } = await publishedFrame(handle, hash)
          return new Response(json, {
            headers: {
              'content-type': 'application/json',
              'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-store',
            },
          })
        })
      },
    },
  },
})
