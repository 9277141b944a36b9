import type { AddressResult } from '#features/addresses/address.ts'

/** The context that the root's middleware adds: the address leads to an entry, or to one of the application's routes. */
export type FoundAddress = { readonly address: Extract<AddressResult, { kind: 'entry' | 'none' }> }
