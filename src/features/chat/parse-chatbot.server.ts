import type { ChatbotPageQuery } from '#content-contract/operations.ts'
import { parseArticle, type PageContext } from '#blocks/parse-article.server.ts'
import { plainText, plainTexts } from '#blocks/plain-text.server.ts'
import { loadSettings } from '#config/settings.server.ts'
import type { Chatbot } from './chatbot.ts'

const sendsQuestions = loadSettings(process.env).chat !== undefined

/** Parses a chatbot. Throws a `ContentError` when it lacks its id or its title. */
export function parseChatbot(entry: ChatbotPageQuery['entry'], context: PageContext): Chatbot {
  const greeting = plainText(entry?.greeting)
  const disclaimer = plainText(entry?.disclaimer)
  const emergencyText = plainText(entry?.emergencyText)
  return {
    kind: 'chatbot',
    article: parseArticle(entry, context),
    ...(greeting !== undefined && { greeting }),
    ...(disclaimer !== undefined && { disclaimer }),
    ...(emergencyText !== undefined && { emergencyText }),
    suggestedQuestions: [...new Set(plainTexts(entry?.suggestedQuestions))],
    sendsQuestions,
  }
}
