/**
 * The patterns of subpages that are parts of an entry and not entries themselves. Their groups are the uri of the entry and
 * the part. The parts of a guideline must be the same as its routes (tests/architecture/guideline-parts.test.ts).
 */
const partsOfEntries: readonly RegExp[] = [
  /^(guidelines\/(?!archive\/)[^/]+)\/(summary-of-changes(?:\/[^/]+)?|publications-appendices|summaries|panel|related-content|translations)$/,
  /^(condition\/[^/]+)\/(compare)$/,
  /^(module\/[^/]+)\/([^/]+(?:\/[^/]+)?)$/,
]

/** Returns the section and the slug in a uri that names an entry without its place in the tree (`all-situations/…`). */
export function parseSlugUri(uri: string): { readonly section: string; readonly slug: string } | undefined {
  const [, section, slug] = /^all-(conditions|situations|treatments)\/([^/]+)$/.exec(uri) ?? []
  return section !== undefined && slug !== undefined ? { section, slug } : undefined
}

/** Splits the uri of a page into the uri of its entry and, if the page is a part of that entry, the name of the part. */
export function splitUri(uri: string): { readonly uri: string; readonly part?: string } {
  for (const pattern of partsOfEntries) {
    const [, entry, part] = pattern.exec(uri) ?? []
    if (entry !== undefined && part !== undefined) return { uri: entry, part }
  }
  return { uri }
}
