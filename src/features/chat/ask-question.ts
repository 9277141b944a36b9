import { addEvent, type Answer, type AnswerEvent, noAnswerYet } from './chat-answer.ts'

type Options = {
  /** The address that answers. */
  readonly action: string
  readonly site: string
  readonly question: string
  readonly signal: AbortSignal
  /** Told of the answer each time that more of it has come. */
  readonly onAnswer: (answer: Answer) => void
}

/** Asks a question, in the browser. Resolves when the answer is whole, or is said to have failed; rejects when it is aborted. */
export async function askQuestion({ action, site, question, signal, onAnswer }: Options): Promise<void> {
  let answer = noAnswerYet
  const take = (event: AnswerEvent) => onAnswer((answer = addEvent(answer, event)))
  try {
    const response = await fetch(action, { method: 'POST', body: new URLSearchParams({ site, question }), signal })
    if (!response.ok || !response.body) throw new Error(`The answer has the status ${response.status}.`)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      const lines = (rest + (value ?? '')).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) take(JSON.parse(line) as AnswerEvent)
      if (done) break
    }
    if (answer.state === 'coming') take({ kind: 'failed', reason: 'failed' })
  } catch (error) {
    if (signal.aborted) throw error
    take({ kind: 'failed', reason: 'failed' })
  }
}
