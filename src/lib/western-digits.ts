/** Replaces Arabic, Persian and full-width digits with Western ones. */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
