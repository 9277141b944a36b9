import type { MessageDescriptor, Messages } from '@lingui/core'

/**
 * Fetches a catalogue without Lingui, for code that runs before the client has started. Only messages without placeholders
 * can be translated: the values would not be filled in.
 *
 * @param staticMessages the content system's messages by key; they take precedence over the catalogue
 * @returns a function that returns the text of a message
 * @throws Error when the catalogue cannot be fetched
 */
export async function fetchPlainMessages(
  { basePath, buildId }: { readonly basePath: string; readonly buildId: string },
  catalogue: string,
  staticMessages: Messages = {},
): Promise<(message: MessageDescriptor) => string> {
  const { lang } = document.documentElement
  const response = await fetch(`${basePath}/messages/${lang}.${catalogue}.${buildId}.json`)
  if (!response.ok) throw new Error(`The catalogue "${catalogue}" could not be loaded (status ${response.status}).`)
  const messages: Messages = { ...(await response.json()), ...staticMessages }
  return ({ id, message = '' }) => [messages[id] ?? message].flat().join('')
}
