import { useMemo } from 'react'
import { prefixLinks, type RichText } from '#lib/rich-text.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'

/** The HTML of a rich text as this site shows it: links to its own pages with the prefix under which it is visited. */
export function useRichHtml({ html }: RichText): string {
  const { path } = useCurrentSite()
  const prefix = path('')
  return useMemo(() => prefixLinks(html, prefix), [html, prefix])
}
