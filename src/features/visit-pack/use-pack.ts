import { useCallback, useSyncExternalStore } from 'react'
import { packStore } from './pack-store.ts'
import { emptyPack, type VisitPack } from './visit-pack.ts'

/**
 * Returns the visit pack of this browser, and whether the browser has stored the last change to it, which is true before the
 * first change. On the server and during hydration, the pack is empty.
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
