import { LearningModuleFrame } from './LearningModuleFrame.tsx'
import { ModulePageView } from './ModulePageView.tsx'

/** The view of a learning module's pages and the frame around them, in one chunk, because every page needs both. */
export const moduleViews = { page: ModulePageView, frame: LearningModuleFrame }
