import { ConditionPage } from '#features/conditions/ConditionPage.tsx'
import { SituationPage } from '#features/conditions/SituationPage.tsx'
import type { ShowPages } from '#pages/page-components.tsx'

export const pages: ShowPages<'condition' | 'situation'> = {
  condition: (condition, { today, otherLanguages }) => (
    <ConditionPage condition={condition} today={today} otherLanguages={otherLanguages} />
  ),
  situation: (situation, { today, otherLanguages }) => (
    <SituationPage situation={situation} today={today} otherLanguages={otherLanguages} />
  ),
}
