/**
 * The patterns of entries whose subpages are parts of them instead of entries: the entry's uri, and its part. The parts of a
 * guideline are its routes (tests/architecture/guideline-parts.test.ts).
 */
const partsOfEntries: readonly RegExp[] = [
  /^(guidelines\/(?!archive\/)[^/]+)\/(summary-of-changes(?:\/[^/]+)?|publications-appendices|summaries|panel|related-content|translations)$/,
  /^(module\/[^/]+)\/([^/]+(?:\/[^/]+)?)$/,
]

/** Splits the uri of a page into the uri of its entry and, if the page is a part of that entry, the name of the part. */
export function splitUri(uri: string): { readonly uri: string; readonly part?: string } {
  for (const pattern of partsOfEntries) {
    const [, entry, part] = pattern.exec(uri) ?? []
    if (entry !== undefined && part !== undefined) return { uri: entry, part }
  }
  return { uri }
}
