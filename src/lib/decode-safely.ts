/** Decodes percent-encoded text and normalizes it to NFC; malformed text is returned unchanged. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC')
  } catch {
    return text
  }
}
