const names = new Intl.Collator('en', { numeric: true })

/** Compares the names of two revisions. The result is negative if the first one is older. */
export const compareRevisions = (one: string, other: string): number => names.compare(one, other)
