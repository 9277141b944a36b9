import { searchParams } from '#lib/search-params.ts'

// A slug is letters and digits of any script, with hyphens between.
const slug = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,99}$/u

/** The search parameters of a list's address, with the form of each. */
export const listParamPatterns = { topic: slug, tag: slug, year: /^(?:19|20)\d\d$/, page: /^[1-9]\d{0,4}$/ } as const

/** The parameters of a list's address; a malformed one counts as missing. */
export const parseListUrlParams = searchParams(listParamPatterns)
