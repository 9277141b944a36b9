import { searchParams } from '#lib/search-params.ts'

// The slugs that a list accepts in its URL: those that content may have (`graphql/server/content-fields.ts`), up to 100
// characters. Combining marks (\p{M}) are included because words in scripts such as Arabic may contain them.
const slug = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]{0,99}$/u

/** The search params of a list, with the pattern of each. */
export const listParamPatterns = { topic: slug, tag: slug, year: /^(?:19|20)\d\d$/, page: /^[1-9]\d{0,4}$/ } as const

/** Parses the search params of a list. A malformed one is treated as missing. */
export const parseListUrlParams = searchParams(listParamPatterns)
