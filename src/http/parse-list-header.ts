/** Parses a header that is a comma-separated list. */
export const parseListHeader = (header: string | null): string[] =>
  (header ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
