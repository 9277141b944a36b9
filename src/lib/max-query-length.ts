/** The maximum length of a search query, in UTF-16 code units as in `maxLength`; a longer one is cut. */
export const maxQueryLength = 200
