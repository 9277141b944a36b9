/**
 * Sanitized HTML, or markup that our own code has built from escaped texts. `id` is unique on its page, and is the value of
 * the `data-rich-text` attribute of the element that shows the HTML.
 */
export type RichText = { readonly kind: 'rich-text'; readonly id: string; readonly html: string }

/** Adds `prefix` to the root-relative URLs of the site's own pages and forms in HTML. */
export const prefixLinks = (html: string, prefix: string): string => replaceStarts(html, '', prefix)

/** Adds `query` to the links to the site's own pages in the HTML of a preview. */
export const addQueryToLinks = (html: string, query: string | undefined): string =>
  query
    ? html.replaceAll(
        / href="\/[^"#]*/g,
        (link) => `${link}${link.includes('?') ? '&amp;' : '?'}${query.replaceAll('&', '&amp;')}`,
      )
    : html

/** Removes the prefix that `prefixLinks` has added to URLs. */
export const unprefixLinks = (html: string, prefix: string): string => replaceStarts(html, prefix, '')

const replaceStarts = (html: string, from: string, to: string): string =>
  html.replaceAll(` href="${from}/`, ` href="${to}/`).replaceAll(` action="${from}/`, ` action="${to}/`)
