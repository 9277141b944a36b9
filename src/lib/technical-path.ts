/** Addresses that belong to the application rather than to a site's pages: they have no prefix and no second form. */
export const isTechnicalPath = (path: string): boolean => /^\/(?:api|data|media|site-frame|words)\//i.test(path)
