import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { loadMessages } from '#i18n/load-i18n.ts'
import type { RouterContext } from './router-context.ts'

type Query<Answer, Key extends QueryKey> = Pick<UseQueryOptions<Answer, Error, Answer, Key>, 'queryKey' | 'queryFn'>

/** Loads one of the application's own pages: returns the result of its query, and loads its message catalogues. */
export async function loadAppPage<Answer, Key extends QueryKey>(
  { queryClient, i18n }: Pick<RouterContext, 'queryClient' | 'i18n'>,
  catalogues: readonly string[],
  query: Query<Answer, Key>,
): Promise<Answer> {
  const [answer] = await Promise.all([
    queryClient.query({ ...query, staleTime: 'static' }),
    ...catalogues.map((name) => loadMessages(i18n, name)),
  ])
  return answer
}
