import { useMemo } from 'react'
import { addQueryToLinks, prefixLinks, type RichText } from '#lib/rich-text.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'

/**
 * The HTML of a rich text as this site shows it: links to its own pages with the prefix under which it is visited, and in a
 * preview to the previews of those pages.
 */
export function useRichHtml({ html }: RichText): string {
  const { path, preview } = useCurrentSite()
  const prefix = path('')
  return useMemo(() => addQueryToLinks(prefixLinks(html, prefix), preview), [html, prefix, preview])
}
