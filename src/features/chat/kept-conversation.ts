import { type Exchange, statusOf } from './chat-answer.ts'

// The conversation lives in the tab and nowhere else: it ends with it.
const key = (path: string) => `chat:${path}`

/** Returns the exchanges that this tab keeps for a page; none when they cannot be read. */
export function keptConversation(path: string): readonly Exchange[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(path)) ?? '[]')
    return Array.isArray(kept) ? (kept as Exchange[]) : []
  } catch {
    // Storage may be switched off; then a conversation ends with its page.
    return []
  }
}

/** Keeps the finished part of a conversation; forgets it when it is empty. */
export function keepConversation(path: string, exchanges: readonly Exchange[]): void {
  const finished = exchanges.filter(({ answer }) => statusOf(answer) !== 'pending').slice(-20)
  try {
    if (finished.length === 0) sessionStorage.removeItem(key(path))
    else sessionStorage.setItem(key(path), JSON.stringify(finished))
  } catch {
    // As above.
  }
}
