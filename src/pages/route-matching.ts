/**
 * The options by which all routers of the application match paths. They must be the same everywhere: the router keeps the
 * processed route tree of the first router on the server for later ones with the same options, and processes the tree again
 * for every request otherwise.
 */
export const routeMatching = {
  // Paths of the content system are case-sensitive, so each page has exactly one URL.
  caseSensitive: true,
} as const
