import { useQueryClient, type DataTag } from '@tanstack/react-query'

/**
 * What the route's loader has loaded for a query. A page's data does not change while it is shown, so nothing is observed;
 * that keeps the observer (3 kB) out of a page that is only read.
 */
export function useLoadedData<Data>(query: { readonly queryKey: DataTag<readonly unknown[], Data, Error> }): Data {
  const data = useQueryClient().getQueryData<Data>(query.queryKey)
  if (data === undefined) throw new Error(`The loader has not loaded ${JSON.stringify(query.queryKey)}.`)
  return data
}
