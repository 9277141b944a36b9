import { useCallback, useSyncExternalStore } from 'react'
import { type BrowserStore, createBrowserStore } from '#lib/browser-store.ts'
import { diaryForm, type Diary } from './diary.ts'

let store: BrowserStore<Diary> | undefined

/** Returns the store of the diary in this browser. All sites on the same origin share it. */
export const diaryStore = (): BrowserStore<Diary> => (store ??= createBrowserStore('bladder-diary', diaryForm))

const emptyDiary: Diary = []

/**
 * Returns the diary of this browser, and whether the browser has stored the last change to it, which is true before the
 * first change. On the server and during hydration, the diary is empty.
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
