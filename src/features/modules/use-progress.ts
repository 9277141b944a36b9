import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { readSessionHint } from '#auth/session-hint.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { syncProgress } from './sync-progress.ts'
import { stepName, type LearningModule, type ModulePage } from './module.ts'
import { isComplete } from './module-progress.ts'
import { deleteProgress, recordAnswer, recordCompletion, recordVisit, type Progress } from './progress.ts'
import { createProgressStore, type ProgressLocation, type ProgressStore } from './progress-store.ts'

const stores = new Map<string, ProgressStore>()

/** The one store of a module in this document. */
function storeNamed(name: string): ProgressStore {
  const store =
    stores.get(name) ?? createProgressStore(name, undefined, undefined, readSessionHint(document.cookie) !== undefined)
  stores.set(name, store)
  return store
}

const useStoreName = ({ uri }: LearningModule) => `module-progress ${useCurrentSite().site.handle} ${uri}`

const subscriber = (name: string) => (listener: () => void) => storeNamed(name).subscribe(listener)

/** The reader's progress in a module. Undefined on the server, and so until the client has taken the page over. */
export function useProgress(module: LearningModule): Progress | undefined {
  const name = useStoreName(module)
  return useSyncExternalStore(
    useCallback((listener) => subscriber(name)(listener), [name]),
    () => storeNamed(name).get(),
    () => undefined,
  )
}

/** Returns where the reader's progress is kept; 'browser' on the server. */
export function useProgressLocation(module: LearningModule): ProgressLocation {
  const name = useStoreName(module)
  return useSyncExternalStore(
    useCallback((listener) => subscriber(name)(listener), [name]),
    () => storeNamed(name).location(),
    () => 'browser',
  )
}

/** Records what a reader does in a module. To be called once the page is in the browser. */
export function useRecorder(module: LearningModule) {
  const name = useStoreName(module)
  const { path } = module
  const answer = useCallback(
    (step: string, given: { chosen: readonly string[]; right: boolean }) =>
      storeNamed(name).change((progress) => recordAnswer(progress, stepName({ path }, step), given, Date.now())),
    [name, path],
  )
  const deleteAll = useCallback(
    () => storeNamed(name).change((progress) => deleteProgress(progress, Date.now())),
    [name],
  )
  return { answer, deleteAll }
}

/** Records that a page of the module is open, and the day on which all of it has been done. */
export function useVisit(module: LearningModule, { path, part }: ModulePage): void {
  const name = useStoreName(module)
  const step = 'step' in part ? stepName(module, path) : undefined
  useEffect(() => {
    if (step !== undefined) storeNamed(name).change((progress) => recordVisit(progress, step, Date.now()))
  }, [name, step])
  const progress = useProgress(module)
  useEffect(() => {
    if (!progress || progress.completed || !isComplete(module, progress)) return
    storeNamed(name).change((latest) =>
      latest.completed ? latest : recordCompletion(latest, currentDay(), Date.now()),
    )
  }, [name, module, progress])
}

/** Keeps the progress of a reader who is signed in with the account, too. Signing in and out are documents of their own. */
export function useAccount(module: LearningModule): void {
  const name = useStoreName(module)
  const { site, basePath } = useCurrentSite()
  const address = `${basePath}/api/progress?${new URLSearchParams({ site: site.handle, module: module.uri })}`
  useEffect(
    () => (readSessionHint(document.cookie) ? syncProgress(storeNamed(name), address) : undefined),
    [name, address],
  )
}

/** The day on the reader's own calendar. */
function currentDay(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
