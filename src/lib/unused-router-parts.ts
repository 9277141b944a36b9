/**
 * Takes the place of how TanStack Router reads and writes queries unless it is told otherwise, which every client would carry
 * (0.4 kB compressed): `router.tsx` tells it. `app.config.ts` puts it there.
 */
function notUsed(): never {
  throw new Error('The queries of addresses are read and written as router.tsx says: see app.config.ts.')
}

export const defaultParseSearch = notUsed
export const defaultStringifySearch = notUsed
export const parseSearchWith = notUsed
export const stringifySearchWith = notUsed
