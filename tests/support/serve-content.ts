import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createContentServer } from '#content-server/content-server.ts'

const fixture = fileURLToPath(new URL('../../graphql/server/fixtures/content', import.meta.url))

/**
 * Starts the embedded content server with its fixture and further files, which are named by their paths in the content
 * folder. Returns a function that sends a query and returns the data of the response.
 */
export async function serveContent(files: Readonly<Record<string, string>>) {
  const directory = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(fixture, directory, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true })
    await writeFile(join(directory, name), text)
  }
  const server = await createContentServer({ directory, token: 'a-token' })
  // The server keeps the content in memory, so its files are no longer needed.
  await rm(directory, { recursive: true })
  return async (document: { toString: () => string }, variables: unknown): Promise<unknown> => {
    const response = await server.fetch(
      new Request('http://content.invalid/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer a-token' },
        body: JSON.stringify({ query: document.toString(), variables }),
      }),
    )
    return ((await response.json()) as { data: unknown }).data
  }
}
