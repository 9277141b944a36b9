import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJSONAsync } from 'seroval'

const assets = join(import.meta.dirname, '../../dist/server/assets')

/** The ids under which the built server answers its functions, by their names. */
function readIds(): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  for (const file of readdirSync(assets).filter((name) => name.includes('.functions-'))) {
    const code = readFileSync(join(assets, file), 'utf8')
    for (const [, id = '', name = ''] of code.matchAll(/createServerRpc\(\{\s*id: "([^"]+)",\s*name: "([^"]+)"/g))
      ids.set(name, id)
  }
  return ids
}

/**
 * The path by which a browser calls a server function of the built site.
 *
 * @param name the name under which the function is exported
 * @param data its input, right or wrong
 */
export async function serverFunctionPath(name: string, data: object): Promise<string> {
  const id = readIds().get(name)
  if (id === undefined) throw new Error(`The build has no server function "${name}".`)
  const payload = JSON.stringify(await toJSONAsync({ data }))
  return `/_serverFn/${id}?${new URLSearchParams({ payload })}`
}

/** The headers that browsers send along with such a call; without the first one it is refused as cross-site. */
export const serverFunctionHeaders = { 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' } as const
