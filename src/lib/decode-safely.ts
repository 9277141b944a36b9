/** Decodes percent-encoded text into NFC; text that is not well encoded stays as it is. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC')
  } catch {
    return text
  }
}
