import { TeamPage } from '#features/teams/TeamPage.tsx'
import type { ShowPages } from '#pages/page-components.tsx'

export const pages: ShowPages<'team'> = {
  team: (content, { today, otherLanguages }) => (
    <TeamPage content={content} today={today} otherLanguages={otherLanguages} />
  ),
}
