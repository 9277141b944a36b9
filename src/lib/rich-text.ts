/**
 * A piece of sanitised HTML, made on the server.
 *
 * `id` is unique on its page. In the dehydrated page the HTML is left out: the browser reads it back from the element
 * that shows it (`data-rich-text="<id>"`), so a page's words travel once. Hence every rich text of a page is rendered.
 */
export type RichText = { readonly kind: 'rich-text'; readonly id: string; readonly html: string }

const isRichText = (value: object): value is RichText => 'kind' in value && value.kind === 'rich-text'

/** A copy of plain data in which `change` has replaced every rich text. */
function mapRichTexts(value: unknown, change: (richText: RichText) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapRichTexts(item, change))
  if (typeof value !== 'object' || value === null) return value
  if (isRichText(value)) return change(value)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapRichTexts(item, change)]))
}

/** The data without the HTML of its rich texts. */
export const withoutHtml = (data: unknown): unknown => mapRichTexts(data, ({ kind, id }) => ({ kind, id }))

/**
 * The data with the HTML of its rich texts, as `read` finds it. Undefined when `read` lacks one: then the data is not
 * whole and must be fetched.
 */
export function withHtml(data: unknown, read: (id: string) => string | undefined): unknown {
  let whole = true
  const result = mapRichTexts(data, ({ kind, id }) => {
    const html = read(id)
    if (html === undefined) whole = false
    return { kind, id, html }
  })
  return whole ? result : undefined
}

/** The HTML with `prefix` before the addresses of the site's own pages, which stand in it root-relative. */
export const prefixLinks = (html: string, prefix: string): string =>
  prefix === '' ? html : html.replaceAll(' href="/', ` href="${prefix}/`)

/** The opposite of `prefixLinks`. */
export const unprefixLinks = (html: string, prefix: string): string =>
  prefix === '' ? html : html.replaceAll(` href="${prefix}/`, ' href="/')
