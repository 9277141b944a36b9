import { TeamPageDocument } from '#content-contract/operations.ts'
import { collectionContent } from '#blocks/kind-content.server.ts'
import { articleData, webPage } from '#blocks/structured-data.server.ts'
import { parseTeam } from './parse-team.server.ts'

export const teamContent = collectionContent({
  query: TeamPageDocument,
  parse: parseTeam,
  sections: ['offices', 'sections'],
  topicGroup: 'teams',
  structuredData: articleData(webPage),
})
