import { type Exchange, statusOf } from './chat-answer.ts'

// The key in the session storage, where a conversation lasts as long as the tab. The number must change with the type
// `Answer`, because the page could not render answers that an older version has saved.
const key = (path: string) => `chat:3:${path}`

/** Returns the exchanges that this tab has saved for a page; an empty list when they cannot be read or parsed. */
export function readConversation(path: string): readonly Exchange[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key(path)) ?? '[]')
    return Array.isArray(saved) ? (saved as Exchange[]) : []
  } catch {
    // Storage may be disabled. In that case a conversation lasts only as long as its page.
    return []
  }
}

/** The maximum number of exchanges that the tab keeps. */
const maxSavedExchanges = 20

/** Saves the last finished exchanges of a conversation; deletes the saved ones when there are none. */
export function saveConversation(path: string, exchanges: readonly Exchange[]): void {
  const finished = exchanges.filter(({ answer }) => statusOf(answer) !== 'pending').slice(-maxSavedExchanges)
  try {
    if (finished.length === 0) sessionStorage.removeItem(key(path))
    else sessionStorage.setItem(key(path), JSON.stringify(finished))
  } catch {
    // Storage may be disabled or full. In that case the exchanges since the last save are lost when the page is left.
  }
}
