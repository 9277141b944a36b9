/** A text with the digits of Arabic and Persian, and those of full width, in Western ones. */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
