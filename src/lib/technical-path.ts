/** Whether a path ends like a file name. Such a path is not a page, so the browser loads it without the router. */
export const isFilePath = (path: string): boolean => /\.\w+$/.test(path)

/**
 * Whether a path is one of the application's own, such as that of an API or a catalogue, and not that of a page. It has no
 * prefix of a site. Case is ignored here; `isPlainTechnicalPath` accepts only the canonical form.
 */
export const isTechnicalPath = (path: string): boolean => /^\/(?:_serverFn|api|media|messages|words)\//i.test(path)

/**
 * Whether a technical path is canonical: first segment in lower case (or `_serverFn`), no segment empty, no unreserved
 * character encoded.
 */
export const isPlainTechnicalPath = (path: string): boolean =>
  /^\/(?:_serverFn\/[^/]+|[a-z-]+(?:\/[^/]+)+)$/.test(path) &&
  !/%(?:3\d|[46][1-9a-f]|[57][\da]|2[de]|5f|7e)/i.test(path)
