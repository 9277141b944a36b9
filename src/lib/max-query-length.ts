/** The maximum length of a search query, in UTF-16 code units as in `maxLength`. A longer one is truncated. */
export const maxQueryLength = 200
