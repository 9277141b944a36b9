import { createContext, use } from 'react'
import type { LearningModule } from './module.ts'

const CurrentModule = createContext<LearningModule | null>(null)

export const CurrentModuleProvider = CurrentModule

/** Returns the module of the current page. Throws outside of a `LearningModuleFrame`. */
export function useCurrentModule(): LearningModule {
  const module = use(CurrentModule)
  if (!module) throw new Error('useCurrentModule needs a LearningModuleFrame above it.')
  return module
}
