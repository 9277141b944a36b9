import type { SafeLink } from '#ui/safe-link.ts'

const addressOf = (link: SafeLink): string => (link.kind === 'internal' ? link.path : link.href)

/** Returns the links whose URL or path is not among the others, so that a page does not show a link twice. */
export function excludeLinks(links: readonly SafeLink[], others: readonly SafeLink[]): readonly SafeLink[] {
  const shownAddresses = new Set(others.map(addressOf))
  return links.filter((link) => !shownAddresses.has(addressOf(link)))
}
