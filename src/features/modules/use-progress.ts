import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { readSessionHint } from '#auth/session-hint.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { syncProgress } from './sync-progress.ts'
import { stepName, type LearningModule, type ModulePage } from './module.ts'
import { isComplete } from './module-progress.ts'
import { deleteProgress, recordAnswer, recordCompletion, recordVisit, type Progress } from './progress.ts'
import { createProgressStore, type ProgressLocation, type ProgressStore } from './progress-store.ts'

const stores = new Map<string, ProgressStore>()

/** Returns the store of a module; a document creates only one store for each module. */
function storeNamed(name: string): ProgressStore {
  const store =
    stores.get(name) ?? createProgressStore(name, undefined, undefined, readSessionHint(document.cookie) !== undefined)
  stores.set(name, store)
  return store
}

const useStoreName = ({ uri }: LearningModule) => `module-progress ${useCurrentSite().site.handle} ${uri}`

const subscriber = (name: string) => (listener: () => void) => storeNamed(name).subscribe(listener)

/** Returns the reader's progress in a module; undefined on the server and during hydration. */
export function useProgress(module: LearningModule): Progress | undefined {
  const name = useStoreName(module)
  return useSyncExternalStore(
    useCallback((listener) => subscriber(name)(listener), [name]),
    () => storeNamed(name).get(),
    () => undefined,
  )
}

/** Returns where the reader's progress is saved; `browser` on the server and during hydration. */
export function useProgressLocation(module: LearningModule): ProgressLocation {
  const name = useStoreName(module)
  return useSyncExternalStore(
    useCallback((listener) => subscriber(name)(listener), [name]),
    () => storeNamed(name).location(),
    () => 'browser',
  )
}

/** Returns functions that record what a reader does in a module, to be called in the browser only. */
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

/** Records a visit to a page that is a step, and the day on which all steps are done. */
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

/**
 * Synchronizes the progress of a signed-in reader with the account. The effect need not follow sign-ins and sign-outs,
 * because these load a new document, and a sign-out in another tab ends the synchronization.
 */
export function useAccount(module: LearningModule): void {
  const name = useStoreName(module)
  const { site, basePath } = useCurrentSite()
  const address = `${basePath}/api/progress?${new URLSearchParams({ site: site.handle, module: module.uri })}`
  useEffect(
    () => (readSessionHint(document.cookie) ? syncProgress(storeNamed(name), address) : undefined),
    [name, address],
  )
}

/** Returns the current day in the reader's time zone, as an ISO 8601 date. */
function currentDay(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
