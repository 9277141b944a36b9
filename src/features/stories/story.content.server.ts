import { StoryPageDocument } from '#content-contract/operations.ts'
import { entryContent } from '#blocks/kind-content.server.ts'
import { articleData, webPage } from '#blocks/structured-data-parts.server.ts'
import { parseStory } from './parse-story.server.ts'

export const storyContent = entryContent({
  query: StoryPageDocument,
  parse: parseStory,
  sections: ['stories'],
  topicGroup: 'stories',
  structuredData: articleData(webPage),
})
