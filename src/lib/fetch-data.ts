import { previewParameters } from './preview-parameters.ts'
import { PageError, type PageErrorFields } from './page-error.ts'

/**
 * Asks one of the application's own data addresses (`/data/<name>`), in the browser. The parameters go into the query, so
 * that the answer can be stored by whatever stands between. In a preview its own go along.
 *
 * Rejects with a `PageError`, or as `fetch` does when the network fails.
 */
export async function fetchData<Answer>(
  name: string,
  parameters: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Answer> {
  const query = { ...parameters, ...previewParameters(new URLSearchParams(location.search)) }
  const response = await fetch(`${import.meta.env.BASE_URL}data/${name}?${new URLSearchParams(query)}`, {
    signal: signal ?? null,
  })
  if (response.ok) return (await response.json()) as Answer
  const fields = (await response.json().catch(() => undefined)) as Partial<PageErrorFields> | undefined
  throw new PageError({ kind: 'internal', reference: '', ...fields, status: response.status })
}
