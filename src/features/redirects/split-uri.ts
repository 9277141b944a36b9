/**
 * The patterns of subpages that are parts of an entry and not entries themselves. Their groups are the uri of the entry and
 * the part. The parts of a guideline must be the same as its routes (tests/architecture/guideline-parts.test.ts).
 */
const partsOfEntries: readonly RegExp[] = [
  /^(guidelines\/(?!archive\/)[^/]+)\/(summary-of-changes(?:\/[^/]+)?|publications-appendices|summaries|panel|related-content|translations)$/,
  /^(condition\/[^/]+)\/(compare)$/,
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
