/**
 * Normalizes what a visitor types into the search or the chatbot: NFC, a single space in place of white space, control and
 * formatting characters, and ASCII in place of full-width letters and digits, which Chinese keyboards produce. Control and
 * formatting characters carry no meaning and could reverse the direction of the page's text.
 */
export const normalizeInput = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[０-９Ａ-Ｚａ-ｚ]+/gu, (letters) => letters.normalize('NFKC'))
    .trim()
