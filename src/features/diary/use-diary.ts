import { useCallback, useSyncExternalStore } from 'react'
import { type BrowserStore, createBrowserStore } from '#lib/browser-store.ts'
import { diaryForm, type Diary } from './diary.ts'

let store: BrowserStore<Diary> | undefined

/** Returns the store of the diary in this browser. All sites on the same host share it. */
export const diaryStore = (): BrowserStore<Diary> => (store ??= createBrowserStore('bladder-diary', diaryForm))

const emptyDiary: Diary = []

/**
 * Returns the diary of this browser and whether the browser can store it. Until the page is hydrated, the diary is empty and
 * the browser is assumed to store it.
 */
export function useDiary(): { readonly diary: Diary; readonly isKept: boolean } {
  const subscribe = useCallback((listener: () => void) => diaryStore().subscribe(listener), [])
  return {
    diary: useSyncExternalStore(
      subscribe,
      () => diaryStore().get(),
      () => emptyDiary,
    ),
    isKept: useSyncExternalStore(
      subscribe,
      () => diaryStore().isKept(),
      () => true,
    ),
  }
}
