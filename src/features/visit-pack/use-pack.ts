import { useCallback, useSyncExternalStore } from 'react'
import { packStore } from './pack-store.ts'
import { emptyPack, type VisitPack } from './visit-pack.ts'

/**
 * Returns the visit pack of this browser and whether the browser can store it. Until the page is hydrated, the pack is empty
 * and the browser is assumed to store it.
 */
export function usePack(): { readonly pack: VisitPack; readonly isKept: boolean } {
  const subscribe = useCallback((listener: () => void) => packStore().subscribe(listener), [])
  return {
    pack: useSyncExternalStore(
      subscribe,
      () => packStore().get(),
      () => emptyPack,
    ),
    isKept: useSyncExternalStore(
      subscribe,
      () => packStore().isKept(),
      () => true,
    ),
  }
}
