import { useCallback, useEffect, useRef, useState } from 'react'
import { askQuestion } from './ask-question.ts'
import { type Exchange, noAnswerYet, statusOf } from './chat-answer.ts'
import { keepConversation, keptConversation } from './kept-conversation.ts'

type Options = {
  readonly path: string
  readonly action: string
  readonly site: string
  /** What the page has come with: the answer to a form that was sent without script. */
  readonly posted: Exchange | undefined
}

/** The conversation of a page, its newest exchange last. */
export function useConversation({ path, action, site, posted }: Options) {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>(posted ? [posted] : [])
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    const kept = keptConversation(path)
    // The server knows nothing of it, so it comes after the page has been taken over.
    if (kept.length > 0) queueMicrotask(() => setExchanges((now) => [...kept, ...now]))
    return () => running.current?.abort()
  }, [path])

  const newest = exchanges.at(-1)
  const isComing = newest !== undefined && statusOf(newest.answer) === 'pending'
  const isRead = useRef(false)
  useEffect(() => {
    // The first effect has not read yet what is to be kept.
    if (isRead.current && !isComing) keepConversation(path, exchanges)
    isRead.current = true
  }, [path, exchanges, isComing])

  const ask = useCallback(
    (question: string) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      setExchanges((now) => [
        ...now.filter(({ answer }) => statusOf(answer) !== 'pending'),
        { question, answer: noAnswerYet },
      ])
      const onAnswer = (answer: Exchange['answer']) => {
        if (!controller.signal.aborted) setExchanges((now) => [...now.slice(0, -1), { question, answer }])
      }
      // Aborted only by the next question or the end of the page.
      askQuestion({ action, site, question, signal: controller.signal, onAnswer }).catch(() => undefined)
    },
    [action, site],
  )

  const clear = useCallback(() => {
    running.current?.abort()
    setExchanges([])
  }, [])

  return { exchanges, isComing, ask, clear }
}
