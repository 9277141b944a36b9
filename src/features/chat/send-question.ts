import { addEvent, type Answer, type AnswerEvent, emptyAnswer } from './chat-answer.ts'

type Options = {
  /** The URL of the chat endpoint. */
  readonly action: string
  readonly site: string
  readonly question: string
  /** The uri of the page that answered the previous question. */
  readonly about: string
  readonly signal: AbortSignal
  /** Receives the answer so far, whenever more of it has arrived. */
  readonly onAnswer: (answer: Answer) => void
}

/** Sends a question to the server. Resolves when the answer is complete or has failed; rejects when it is aborted. */
export async function sendQuestion({ action, site, question, about, signal, onAnswer }: Options): Promise<void> {
  let answer = emptyAnswer
  const handleEvent = (event: AnswerEvent) => onAnswer((answer = addEvent(answer, event)))
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: new URLSearchParams({ site, question, about }),
      signal,
    })
    if (!response.ok || !response.body) throw new Error(`The response has the status ${response.status}.`)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let incompleteLine = ''
    for (;;) {
      const { done, value } = await reader.read()
      const lines = (incompleteLine + (value ?? '')).split('\n')
      incompleteLine = lines.pop() ?? ''
      for (const line of lines) handleEvent(JSON.parse(line) as AnswerEvent)
      if (done) break
    }
    if (answer.state === 'coming') handleEvent({ kind: 'failed', reason: 'failed' })
  } catch (error) {
    if (signal.aborted) throw error
    handleEvent({ kind: 'failed', reason: 'failed' })
  }
}
