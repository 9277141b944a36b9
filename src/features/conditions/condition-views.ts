import { ConditionPage } from './ConditionPage.tsx'
import { SituationPage } from './SituationPage.tsx'

/** The views of the feature's kinds of pages: one file for the browser, as readers go from one kind to the other. */
export const conditionViews = { condition: ConditionPage, situation: SituationPage }
