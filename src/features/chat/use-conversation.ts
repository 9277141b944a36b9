import { useCallback, useEffect, useRef, useState } from 'react'
import type { AsyncStatus } from '#lib/async-status.ts'
import { sendQuestion } from './send-question.ts'
import { type Exchange, emptyAnswer, statusOf } from './chat-answer.ts'
import { saveConversation, readConversation } from './saved-conversation.ts'

type Options = {
  readonly path: string
  readonly action: string
  readonly site: string
  /** The exchange that the server has rendered into the page, for a form that was posted without JavaScript. */
  readonly posted: Exchange | undefined
}

/**
 * Returns the conversation of a page, its newest exchange last, with functions to change it. When the page is hydrated, the
 * conversation contains only the exchange that the server has rendered, if any. Then the exchanges that the tab has saved
 * are added before it.
 */
export function useConversation({ path, action, site, posted }: Options) {
  const [initial] = useState<readonly Exchange[]>(posted ? [posted] : [])
  const [current, setCurrent] = useState<readonly Exchange[]>()
  const exchanges = current ?? initial
  const controllerRef = useRef<AbortController>(undefined)

  useEffect(() => {
    let isShown = true
    // A reload posts the same question again, so the exchange would appear twice.
    const initialQuestions = initial.map(({ question }) => question)
    const savedExchanges = readConversation(path).filter(({ question }) => !initialQuestions.includes(question))
    // The server cannot render the saved exchanges, so they are added after hydration, before any exchange that exists then.
    queueMicrotask(() => {
      if (isShown) setCurrent((now = initial) => [...savedExchanges, ...now])
    })
    return () => {
      isShown = false
      controllerRef.current?.abort()
    }
  }, [path, initial])

  const newest = exchanges.at(-1)
  const status: AsyncStatus = newest ? statusOf(newest.answer) : 'idle'
  useEffect(() => {
    if (current && status !== 'pending') saveConversation(path, current)
  }, [path, current, status])

  const send = useCallback(
    (question: string, about: string) => {
      controllerRef.current?.abort()
      const controller = new AbortController()
      controllerRef.current = controller
      setCurrent((now = initial) => [
        ...now.filter(({ answer }) => statusOf(answer) !== 'pending'),
        { question, answer: emptyAnswer },
      ])
      const onAnswer = (answer: Exchange['answer']) => {
        if (!controller.signal.aborted) setCurrent((now = initial) => [...now.slice(0, -1), { question, answer }])
      }
      // The request is aborted only by the next question, by clearing, or by leaving the page: none of these is an error.
      sendQuestion({ action, site, question, about, signal: controller.signal, onAnswer }).catch(() => undefined)
    },
    [action, site, initial],
  )

  const clear = useCallback(() => {
    controllerRef.current?.abort()
    setCurrent([])
  }, [])

  return { exchanges, status, send, clear }
}
