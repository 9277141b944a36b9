import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { createPlugin, fromCrossJSON, type SerovalNode, toCrossJSON, toJSONAsync } from 'seroval'
import { PageError, type PageErrorFields } from '#lib/page-error.ts'
import { readPage } from './read-page.ts'

/** Reads the IDs of the server functions in a build, by their names. */
function readIds(project: string): ReadonlyMap<string, string> {
  const assets = join(project, 'dist/server/assets')
  const ids = new Map<string, string>()
  for (const file of readdirSync(assets).filter((name) => name.includes('.functions-'))) {
    const code = readFileSync(join(assets, file), 'utf8')
    for (const [, id = '', name = ''] of code.matchAll(/createServerRpc\(\{\s*id: "([^"]+)",\s*name: "([^"]+)"/g))
      ids.set(name, id)
  }
  return ids
}

/** Returns the names of all server functions of the built site. */
export const serverFunctionNames = (): readonly string[] => [...readIds(join(import.meta.dirname, '../..')).keys()]

/** Serializes the input of a server function as the client does for the query parameter `payload`. */
export const serializePayload = async (data: unknown): Promise<string> => JSON.stringify(await toJSONAsync({ data }))

/**
 * Returns the path by which a browser calls a server function of the built site.
 *
 * @param name the name under which the function is exported
 * @param data the input of the function, valid or not
 * @param project the directory of the project that was built
 */
export async function serverFunctionPath(
  name: string,
  data: unknown,
  project = join(import.meta.dirname, '../..'),
): Promise<string> {
  const id = readIds(project).get(name)
  if (id === undefined) throw new Error(`The build has no server function "${name}".`)
  return `/_serverFn/${id}?${new URLSearchParams({ payload: await serializePayload(data) })}`
}

/** The headers of a browser's call to a server function; without `sec-fetch-site` the call is refused as cross-site. */
export const serverFunctionHeaders = { 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' } as const

/** The response to a call of a server function. */
export type ServerFunctionResponse = {
  readonly path: string
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** The value that the function returned. */
  readonly result?: unknown
  /** The value that the function threw: the fields of a `PageError`, or any other error that the browser would get. */
  readonly error?: unknown
}

/** Calls the server function at a path and reads its response as the browser does. */
export async function fetchServerFunction(
  site: { readonly port: number },
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServerFunctionResponse> {
  const response = await readPage(site, path, { headers: { ...serverFunctionHeaders, ...headers } })
  const { status, text } = response
  const isSerialized = response.headers['x-tss-serialized'] === 'true'
  const isJson = response.headers['content-type'] === 'application/json'
  const thrownPlainly = isJson && !isSerialized ? { error: JSON.parse(text) as unknown } : {}
  return { path, status, headers: response.headers, text, ...(isSerialized ? deserialize(text) : thrownPlainly) }
}

/** Calls a server function of the built site by its name. */
export const callServerFunction = async (
  site: { readonly port: number },
  name: string,
  data: unknown,
  { headers, query = '' }: { readonly headers?: Readonly<Record<string, string>>; readonly query?: string } = {},
): Promise<ServerFunctionResponse> => fetchServerFunction(site, (await serverFunctionPath(name, data)) + query, headers)

/**
 * The Seroval plugin that deserializes the fields of a `PageError`, which the adapter `page-error` of `src/start.ts` writes.
 */
const pageErrorFields = createPlugin<PageErrorFields, { v: SerovalNode }>({
  tag: '$TSR/t/page-error',
  test: () => false,
  parse: {},
  serialize: () => '',
  deserialize: ({ v }, context) => context.deserialize(v) as PageErrorFields,
})

/** The Seroval plugin that serializes a `PageError` as the adapter `page-error` of `src/start.ts` does on the server. */
const pageErrorWriter = createPlugin<PageError, { v: SerovalNode }>({
  tag: '$TSR/t/page-error',
  test: (value) => value instanceof PageError,
  parse: { sync: ({ fields }, context) => ({ v: context.parse(fields) }) },
  serialize: () => '',
  deserialize: ({ v }, context) => new PageError(context.deserialize(v) as PageErrorFields),
})

/** Returns the response of a server function that failed, as the server serializes it. */
export const failedFunctionResponse = (fields: PageErrorFields) => ({
  status: fields.status,
  headers: { 'content-type': 'application/json', 'x-tss-serialized': 'true' },
  body: JSON.stringify(toCrossJSON({ error: new PageError(fields) }, { plugins: [pageErrorWriter] })),
})

function deserialize(text: string): { readonly result?: unknown; readonly error?: unknown } {
  return fromCrossJSON(JSON.parse(text) as SerovalNode, { refs: new Map(), plugins: [pageErrorFields] })
}
