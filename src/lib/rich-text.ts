/**
 * A piece of sanitised HTML, made on the server. `id` is unique on its page; the element that shows it carries it as
 * `data-rich-text`.
 */
export type RichText = { readonly kind: 'rich-text'; readonly id: string; readonly html: string }

/** The HTML with `prefix` before the addresses of the site's own pages and forms, which stand in it root-relative. */
export const prefixLinks = (html: string, prefix: string): string => replaceStarts(html, '', prefix)

/** The HTML of a preview: `query` goes along with the links to the site's own pages. */
export const addQueryToLinks = (html: string, query: string | undefined): string =>
  query
    ? html.replaceAll(
        / href="\/[^"#]*/g,
        (link) => `${link}${link.includes('?') ? '&amp;' : '?'}${query.replaceAll('&', '&amp;')}`,
      )
    : html

/** The opposite of `prefixLinks`. */
export const unprefixLinks = (html: string, prefix: string): string => replaceStarts(html, prefix, '')

const replaceStarts = (html: string, from: string, to: string): string =>
  html.replaceAll(` href="${from}/`, ` href="${to}/`).replaceAll(` action="${from}/`, ` action="${to}/`)
