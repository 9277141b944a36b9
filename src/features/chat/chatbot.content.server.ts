import { ChatbotPageDocument } from '#content-contract/operations.ts'
import { entryContent } from '#blocks/kind-content.server.ts'
import { articleData, webPage } from '#blocks/structured-data-parts.server.ts'
import { parseChatbot } from './parse-chatbot.server.ts'

export const chatbotContent = entryContent({
  query: ChatbotPageDocument,
  parse: parseChatbot,
  sections: ['chatbots'],
  structuredData: articleData(webPage),
})
