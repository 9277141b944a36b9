import type { AddressAnswer } from '#features/addresses/address.ts'

/** What the root's middleware adds to the context: the address leads to an entry, or to a route of the application's own. */
export type FoundAddress = { readonly address: Extract<AddressAnswer, { kind: 'entry' | 'none' }> }
