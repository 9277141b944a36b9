import { StoryPage } from '#features/stories/StoryPage.tsx'
import type { ShowPages } from '#pages/page-components.tsx'

export const pages: ShowPages<'story'> = {
  story: (content, { today, otherLanguages }) => (
    <StoryPage content={content} today={today} otherLanguages={otherLanguages} />
  ),
}
