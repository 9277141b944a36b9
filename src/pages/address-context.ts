import type { ResolvedUrl } from '#features/redirects/resolved-url.ts'
import type { RequestContext } from '#document/server-document.server.ts'

/** The result for the current URL: the entry, or nothing for one of the application's own routes and for a missing page. */
export type FoundAddress = { readonly address: Extract<ResolvedUrl, { kind: 'entry' | 'none' }> }

/** The context that the root route's `beforeLoad` adds. */
export type RootContext = FoundAddress & Pick<RequestContext, 'posted'>
