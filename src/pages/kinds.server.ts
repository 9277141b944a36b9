import type { KindContent } from '#blocks/kind-content.server.ts'
import type { TopicGroup } from '#blocks/topic-groups.ts'
import { chatbotContent } from '#features/chat/chatbot.content.server.ts'
import { conditionContent } from '#features/conditions/condition.content.server.ts'
import { situationContent } from '#features/conditions/situation.content.server.ts'
import { contactContent } from '#features/contact/contact.content.server.ts'
import { eventContent } from '#features/events/event.content.server.ts'
import { glossaryContent } from '#features/glossary/glossary.content.server.ts'
import { guidelineContent } from '#features/guidelines/guideline.content.server.ts'
import { guidelineArchiveContent } from '#features/guidelines/guideline-archive.content.server.ts'
import { guidelineChapterContent } from '#features/guidelines/guideline-chapter.content.server.ts'
import { homeContent } from '#features/home/home.content.server.ts'
import { moduleContent } from '#features/modules/module.content.server.ts'
import { newsContent } from '#features/news/news.content.server.ts'
import { pressReleaseContent } from '#features/news/press-release.content.server.ts'
import { updateContent } from '#features/news/update.content.server.ts'
import { textPageContent } from '#features/text-pages/text-page.content.server.ts'
import { storyContent } from '#features/stories/story.content.server.ts'
import { topicOrTagContent } from '#features/topics-and-tags/topic-or-tag.content.server.ts'
import { officeOrSectionContent } from '#features/offices-and-sections/office-or-section.content.server.ts'
import { treatmentContent } from '#features/treatments/treatment.content.server.ts'
import { undergraduateContent } from '#features/undergraduates/undergraduate.content.server.ts'
import { kindOfType, type ContentOf, type KindName, type PublicationOf } from './kinds.ts'

/** The server half of each kind of page: how its content is fetched, parsed and described. */
export const kindContents: { readonly [Name in KindName]: KindContent<ContentOf[Name], PublicationOf[Name]> } = {
  home: homeContent,
  condition: conditionContent,
  situation: situationContent,
  treatment: treatmentContent,
  guideline: guidelineContent,
  'guideline-chapter': guidelineChapterContent,
  'guideline-archive': guidelineArchiveContent,
  news: newsContent,
  update: updateContent,
  'press-release': pressReleaseContent,
  undergraduate: undergraduateContent,
  'topic-or-tag': topicOrTagContent,
  'office-or-section': officeOrSectionContent,
  story: storyContent,
  glossary: glossaryContent,
  contact: contactContent,
  event: eventContent,
  module: moduleContent,
  chatbot: chatbotContent,
  'text-page': textPageContent,
}

/** The handles of the sections whose entries have pages, which the sitemap lists. */
export const sitemapSections: readonly string[] = [
  ...new Set(Object.values(kindContents).flatMap(({ sections }) => sections)),
]

/** Returns the group in which the page of a topic or tag lists an entry, by the handle of the entry's type. */
export const topicGroupOfType = (typeHandle: string): TopicGroup =>
  kindContents[kindOfType(typeHandle)].topicGroup ?? 'pages'
