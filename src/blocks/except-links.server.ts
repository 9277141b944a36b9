import type { SafeLink } from '#ui/safe-link.ts'

const addressOf = (link: SafeLink): string => (link.kind === 'internal' ? link.path : link.href)

/** The links that do not lead where one of the others leads: what a page shows already is not shown again. */
export function exceptLinks(links: readonly SafeLink[], others: readonly SafeLink[]): readonly SafeLink[] {
  const shown = new Set(others.map(addressOf))
  return links.filter((link) => !shown.has(addressOf(link)))
}
