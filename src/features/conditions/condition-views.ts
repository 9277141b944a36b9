import { ConditionPage } from './ConditionPage.tsx'
import { SituationPage } from './SituationPage.tsx'

/** The views of both kinds of pages, in one chunk, because readers navigate from one kind to the other. */
export const conditionViews = { condition: ConditionPage, situation: SituationPage }
