import { searchParams } from '#lib/search-params.ts'

// A slug consists of letters and digits of any script, hyphens and underscores, and begins with a letter or a digit.
const slug = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,99}$/u

/** The search params of a list, with the pattern of each. */
export const listParamPatterns = { topic: slug, tag: slug, year: /^(?:19|20)\d\d$/, page: /^[1-9]\d{0,4}$/ } as const

/** Parses the search params of a list; a malformed one counts as missing. */
export const parseListUrlParams = searchParams(listParamPatterns)
