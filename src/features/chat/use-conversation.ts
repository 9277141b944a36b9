import { useCallback, useEffect, useRef, useState } from 'react'
import { askQuestion } from './ask-question.ts'
import { type Exchange, noAnswerYet, statusOf } from './chat-answer.ts'
import { keepConversation, keptConversation } from './kept-conversation.ts'

type Options = {
  readonly path: string
  readonly action: string
  readonly site: string
  /** The exchange that the server has rendered into the page, for a form that was sent without script. */
  readonly posted: Exchange | undefined
}

/**
 * The conversation of a page, its newest exchange last. Until the client has read what the tab keeps, it is what the page has
 * come with, which the server has rendered as well; from then on what is kept is all there is.
 */
export function useConversation({ path, action, site, posted }: Options) {
  const [begun] = useState<readonly Exchange[]>(posted ? [posted] : [])
  const [kept, setKept] = useState<readonly Exchange[]>()
  const exchanges = kept ?? begun
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    let isShown = true
    // A page that is loaded again is asked the same again.
    const asked = begun.map(({ question }) => question)
    const earlier = keptConversation(path).filter(({ question }) => !asked.includes(question))
    // The server knows nothing of it, so it comes after the page has been taken over; somebody may have asked meanwhile.
    queueMicrotask(() => {
      if (isShown) setKept((now = begun) => [...earlier, ...now])
    })
    return () => {
      isShown = false
      running.current?.abort()
    }
  }, [path, begun])

  const newest = exchanges.at(-1)
  const isComing = newest !== undefined && statusOf(newest.answer) === 'pending'
  useEffect(() => {
    if (kept && !isComing) keepConversation(path, kept)
  }, [path, kept, isComing])

  const ask = useCallback(
    (question: string) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      setKept((now = begun) => [
        ...now.filter(({ answer }) => statusOf(answer) !== 'pending'),
        { question, answer: noAnswerYet },
      ])
      const onAnswer = (answer: Exchange['answer']) => {
        if (!controller.signal.aborted) setKept((now = begun) => [...now.slice(0, -1), { question, answer }])
      }
      // Aborted only by the next question or the end of the page.
      askQuestion({ action, site, question, signal: controller.signal, onAnswer }).catch(() => undefined)
    },
    [action, site, begun],
  )

  const clear = useCallback(() => {
    running.current?.abort()
    setKept([])
  }, [])

  return { exchanges, isComing, ask, clear }
}
