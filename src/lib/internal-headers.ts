/** Headers by which the application tells the HTTP front what visitors need not know. None of them is sent on. */
export const internalHeaders = {
  /** The query parameters that the page depends on: a comma list. */
  parameters: 'x-cache-parameters',
  /** The query parameters with which another page may stand here, percent-encoded: a comma list; `*` is any. */
  redirectParameters: 'x-cache-redirect-parameters',
  /** The tags under which a cached page can be purged: a comma list. */
  tags: 'x-cache-tags',
  /** In the response to a purge: the content uris whose pages go, percent-encoded: a comma list; `*` is all. */
  purgedUris: 'x-purge-uris',
  /** In the response to a purge: the tags whose pages go: a comma list; `*` is all. */
  purgedTags: 'x-purge-tags',
} as const
