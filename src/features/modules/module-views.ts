import { LearningModuleFrame } from './LearningModuleFrame.tsx'
import { ModulePageView } from './ModulePageView.tsx'

/** The view of a learning module's pages and the frame around them: one file for the browser, as it needs both. */
export const moduleViews = { page: ModulePageView, frame: LearningModuleFrame }
