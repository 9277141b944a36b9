import { createFileRoute } from '@tanstack/react-router'
import { progressRecord } from '#features/modules/progress-record.server.ts'
import { handleProgress, limitByAccount } from '#features/modules/handle-progress.server.ts'
import { moduleExists } from '#features/modules/find-module.server.ts'
import type { Auth } from '#auth/create-auth.server.ts'
import { isSiteHandle } from '#sites/sites.ts'
import { withAuth } from '#account/with-auth.server.ts'

const isModule = (uri: string) => uri.length <= 200 && /^module\/[^/]+$/.test(uri)

/**
 * Handles a request for the signed-in reader's progress in a module: GET returns it, POST merges the sent progress into it.
 * In the query, `site` is the site's handle and `module` the module's uri.
 */
async function answer(request: Request, auth: Auth): Promise<Response> {
  const query = new URL(request.url).searchParams
  const [site, module] = [query.get('site') ?? '', query.get('module') ?? '']
  const { person, cookies } = await auth.readPerson(request)
  const userId = person?.user.id
  const response = await handleProgress(
    request,
    userId === undefined
      ? undefined
      : {
          // A GET request must not write, so it is not counted in the database.
          admit: async () =>
            request.method === 'GET' ? limitByAccount(userId).admitInMemory() : limitByAccount(userId).admit(),
          findRecord: async () =>
            isSiteHandle(site) && isModule(module) && (await moduleExists(site, module))
              ? progressRecord(userId, site, module)
              : undefined,
        },
  )
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

export const Route = createFileRoute('/api/progress')({
  server: {
    handlers: {
      GET: ({ request }) => withAuth(request, (auth) => answer(request, auth)),
      POST: ({ request }) => withAuth(request, (auth) => answer(request, auth)),
    },
  },
})
