/** Parses a header that is a comma-separated list. Empty items are dropped; `null`, a missing header, is an empty list. */
export const parseListHeader = (header: string | null): string[] =>
  (header ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
