import type { AddressResult } from '#features/addresses/address.ts'
import type { RequestContext } from '#document/server-document.server.ts'

/** The address leads to an entry, or to one of the application's routes. */
export type FoundAddress = { readonly address: Extract<AddressResult, { kind: 'entry' | 'none' }> }

/** The context that the root's `beforeLoad` adds. */
export type RootContext = FoundAddress & Pick<RequestContext, 'posted'>
