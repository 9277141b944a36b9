import { useMemo } from 'react'
import { addQueryToLinks, prefixLinks, type RichText } from '#lib/rich-text.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'

/**
 * Returns the HTML of a rich text for the current site: links to its own pages get the prefix under which it is served, and
 * in a preview the query of the preview.
 */
export function useRichHtml({ html }: RichText): string {
  const { path, preview } = useCurrentSite()
  const prefix = path('')
  return useMemo(() => addQueryToLinks(prefixLinks(html, prefix), preview), [html, prefix, preview])
}
