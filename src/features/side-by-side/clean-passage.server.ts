import type { Element, ElementContent, Root, RootContent } from 'hast'
import { parseHtml } from '#blocks/browser-html.server.ts'
import type { RichText } from '#lib/rich-text.ts'

/** Returns the URL for a link in a text. `href` is a path of the text's own site, or an anchor on its page (`#help`). */
export type LinkRewriter = (href: string) => string

/**
 * Parses a rich text of a page for display beside another text. Explanations of terms and numbers of sources are
 * removed, because the page itself has them. Ids are removed, because both texts have the same ones.
 */
export function parsePassages({ html }: RichText, rewriteLink: LinkRewriter): RootContent[] {
  const root = parseHtml(html)
  cleanChildren(root, rewriteLink)
  return root.children.filter((node) => node.type === 'element' || (node.type === 'text' && node.value.trim() !== ''))
}

function cleanChildren(parent: Root | Element, rewriteLink: LinkRewriter): void {
  const children = parent.children.flatMap((child): RootContent[] => {
    if (child.type !== 'element') return [child]
    cleanChildren(child, rewriteLink)
    return cleanElement(child, rewriteLink)
  })
  parent.children = children as typeof parent.children
}

function cleanElement(element: Element, rewriteLink: LinkRewriter): ElementContent[] {
  const { properties, children } = element
  if (properties['popover'] !== undefined || properties['dataSource'] !== undefined) return []
  if (properties['dataTerm'] !== undefined || properties['dataUnbroken'] !== undefined) return children
  delete properties['id']
  const { href } = properties
  if (typeof href === 'string' && /^[/#]/.test(href)) {
    const target = rewriteLink(href)
    properties['href'] = target
    // The router leaves links with a `target` to the browser. Without one, it would navigate to the URL of another site as
    // if that were a page of this one.
    if (!target.startsWith('/')) properties['target'] = '_self'
  }
  return [element]
}
