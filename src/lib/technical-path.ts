/** Whether a path ends as the name of a file does: what stands there is no page, and the browser asks for it itself. */
export const isFilePath = (path: string): boolean => /\.\w+$/.test(path)

/** Addresses that belong to the application rather than to a site's pages: they have no prefix and no second form. */
export const isTechnicalPath = (path: string): boolean => /^\/(?:_serverFn|api|media|words)\//i.test(path)

/** Whether a technical path is in its one form: in small letters where it begins, its segments neither empty nor encoded for nothing. */
export const isPlainTechnicalPath = (path: string): boolean =>
  /^\/(?:_serverFn\/[^/]+|[a-z-]+(?:\/[^/]+)+)$/.test(path) &&
  !/%(?:3\d|[46][1-9a-f]|[57][\da]|2[de]|5f|7e)/i.test(path)
