import { type BrowserStore, createBrowserStore } from '#lib/browser-store.ts'
import { packForm, packKey, type VisitPack } from './visit-pack.ts'

let store: BrowserStore<VisitPack> | undefined

/** Returns the store of the visit pack in this browser. */
export const packStore = (): BrowserStore<VisitPack> => (store ??= createBrowserStore(packKey, packForm))
