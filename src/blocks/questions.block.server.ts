import { refused, type BlockContent } from './block-content.server.ts'
import { plainTexts } from './plain-text.server.ts'
import type { QuestionsBlock } from './questions.block.ts'

export const questionsContent: BlockContent<QuestionsBlock> = {
  type: 'questionsBlock',
  parse({ fragment, id }) {
    const questions = [...new Set(plainTexts(fragment.questions))]
    return questions.length > 0 ? { kind: 'questions', id, questions } : refused('it has no questions')
  },
  texts: ({ questions }) => questions,
}
