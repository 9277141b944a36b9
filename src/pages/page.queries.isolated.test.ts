import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageQuery, addressQuery, publicationQuery } from './page.queries.ts'
import type { PageParams } from './page.functions.ts'

const { getPage } = vi.hoisted(() => ({ getPage: vi.fn<(options: { data: PageParams }) => Promise<unknown>>() }))
vi.mock('./page.functions.ts', () => ({ getPage }))

/** Returns the inputs of the calls, in order. */
const inputs = () => getPage.mock.calls.map(([{ data }]) => data)
const publication = (slug: string) => ({ kind: 'guideline', uri: `guidelines/${slug}`, title: slug })

/** Responds like the server, which omits the publication if the client has it. */
function answer({ pathAndQuery, publication: known }: Omit<PageParams, 'site'>) {
  const [, uri = '', slug = ''] = /^\/((?:guidelines\/([^/]+))?.*)$/.exec(pathAndQuery) ?? []
  const entry = { id: '1', uri, sectionHandle: 's', typeHandle: 't', shownFrom: 'en' }
  return {
    address: { kind: 'entry', entry },
    page: { meta: { uri }, content: { kind: 'text-page' }, ...(slug && { publication: publication(slug).uri }) },
    ...(slug && known !== publication(slug).uri && { publication: publication(slug) }),
  }
}

/** Runs the queries of a navigation, like the root route's `beforeLoad` and the loaders of an entry. */
async function navigate(client: QueryClient, uri: string) {
  await client.query(addressQuery('en', `/${uri}`))
  const page = await client.query(pageQuery('en', uri))
  return page.publication === undefined ? undefined : client.query(publicationQuery('en', page.publication))
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })

beforeEach(() => {
  getPage.mockReset()
  getPage.mockImplementation(({ data }) => Promise.resolve(answer(data)))
})

test('a navigation sends one request, which returns the page and its publication', async () => {
  const client = newClient()
  expect(await navigate(client, 'guidelines/stones/panel')).toEqual(publication('stones'))
  expect(inputs()).toEqual([{ site: 'en', pathAndQuery: '/guidelines/stones/panel' }])
})

test('a publication that is in the query cache is not sent again', async () => {
  const client = newClient()
  await navigate(client, 'guidelines/stones')
  expect(await navigate(client, 'guidelines/stones/chapter/pain')).toEqual(publication('stones'))
  expect(inputs()).toEqual([
    { site: 'en', pathAndQuery: '/guidelines/stones' },
    { site: 'en', pathAndQuery: '/guidelines/stones/chapter/pain', publication: 'guidelines/stones' },
  ])
})

test('a cached publication of another entry does not leave one out', async () => {
  const client = newClient()
  await navigate(client, 'guidelines/stones')
  expect(await navigate(client, 'guidelines/stones-in-children/panel')).toEqual(publication('stones-in-children'))
  expect(await navigate(client, 'about')).toBeUndefined()
  for (const input of inputs()) expect(input).not.toHaveProperty('publication')
  expect(getPage).toHaveBeenCalledTimes(3)
})

test('going back sends no request', async () => {
  const client = newClient()
  await navigate(client, 'guidelines/stones')
  await navigate(client, 'guidelines/stones/panel')
  await navigate(client, 'guidelines/stones')
  expect(getPage).toHaveBeenCalledTimes(2)
})

test('a publication missing from the query cache is fetched', async () => {
  const client = newClient()
  client.setQueryData(
    pageQuery('en', 'guidelines/stones/panel').queryKey,
    answer({ pathAndQuery: '/guidelines/stones/panel' }).page as never,
  )
  const page = await client.query(pageQuery('en', 'guidelines/stones/panel'))
  expect(await client.query(publicationQuery('en', page.publication ?? ''))).toEqual(publication('stones'))
  expect(inputs()).toEqual([{ site: 'en', pathAndQuery: '/guidelines/stones' }])
})
