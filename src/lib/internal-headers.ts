/** Headers that the application sends to the HTTP front. The front removes them from the response. */
export const internalHeaders = {
  /** The query parameters on which the page depends, as a comma-separated list. */
  parameters: 'x-cache-parameters',
  /** The query parameters with which a redirect may replace the page, percent-encoded and comma-separated; `*` for any. */
  redirectParameters: 'x-cache-redirect-parameters',
  /** The tags by which a cached page can be purged, percent-encoded, as a comma-separated list. */
  tags: 'x-cache-tags',
  /** In the response to a purge: the uris of the pages to purge, percent-encoded, as a comma-separated list; `*` for all. */
  purgedUris: 'x-purge-uris',
  /** In the response to a purge: the tags of the pages to purge, percent-encoded, as a comma-separated list; `*` for all. */
  purgedTags: 'x-purge-tags',
} as const
