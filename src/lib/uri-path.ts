/** The path of an entry within its site, decoded (specification section 2: `__home__` is `/`). */
export const pathOfUri = (uri: string): string => (uri === '__home__' ? '/' : `/${uri}`)

/** The uri under which the content system knows a path: decoded, in NFC, without slashes at its ends. */
export function uriOfPath(path: string): string {
  const uri = decodeSafely(path).replace(/^\/+|\/+$/g, '')
  return uri === '' ? '__home__' : uri
}

/** Decodes percent-encoded text into NFC; text that is not well encoded stays as it is. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC')
  } catch {
    return text
  }
}
