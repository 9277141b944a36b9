/**
 * The maximum length of a search query, in UTF-16 code units as in `maxLength`. The search page truncates a longer one;
 * server functions reject it.
 */
export const maxQueryLength = 200
