/** What nobody should read of a report: values whose key says that they are a secret, or words that a visitor typed. */
export const redactedKeys: (string | RegExp)[] = [
  'password',
  /password|secret|token|authorization|cookie|e-?mail/i,
  /^(?:q|query|querytext|search|searchtext)$/i,
]

/** Whether the value under this key is replaced by `[redacted]`. */
export const isRedacted = (key: string): boolean =>
  redactedKeys.some((hidden) => (typeof hidden === 'string' ? hidden === key : hidden.test(key)))

/**
 * A text in which addresses end before their query and their hash (settled 11). Whatever has a slash or an equals sign and
 * no space in it is taken for an address. Takes linear time: texts come from outside.
 */
export const withoutQueries = (text: string): string =>
  text.replaceAll(/[^\s"'`<>()]+/g, (word) => (/[/=]/.test(word) ? word.replace(/[?#].*$/, '') : word))

/**
 * What may be told of an error's message: 500 characters, without queries, and without the data of a request, which the
 * errors of HTTP clients carry as JSON after their words.
 */
export const withoutData = (message: string): string =>
  withoutQueries(message.slice(0, 500).replace(/:?\s*\{[\s\S]*$/, ''))
