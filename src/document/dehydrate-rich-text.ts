import { unprefixLinks, type RichText } from '#lib/rich-text.ts'

/**
 * Removes the HTML of rich text from data for dehydration. Rich text is most of a page, and the document already contains
 * it: `hydrateRichText` restores it on hydration from the element that shows it (`data-rich-text`).
 */
export const dehydrateRichText = (data: unknown): unknown =>
  mapRichText(data, ({ kind, id }) => ({ kind, id }) satisfies Omit<RichText, 'html'>)

/**
 * Restores the HTML of rich text from the document.
 *
 * @param prefix the prefix of the site's own paths in the document; the data has paths without it
 * @throws Error when the document does not contain a rich text that the data refers to
 */
export const hydrateRichText = (data: unknown, prefix: string): unknown =>
  mapRichText(data, ({ kind, id, html }) => {
    if (html !== undefined) return { kind, id, html }
    const element = document.querySelector(`[data-rich-text="${CSS.escape(id)}"]`)
    if (!element) throw new Error(`The document does not show the rich text "${id}".`)
    // A form in the rich text is marked as busy while it is being sent. If the data contained the mark, the form would still
    // be busy when the page is shown again.
    return { kind, id, html: unprefixLinks(element.innerHTML.replaceAll(' aria-busy="true"', ''), prefix) }
  })

type DehydratedRichText = Omit<RichText, 'html'> & { readonly html?: string }

const isRichText = (value: object): value is DehydratedRichText => 'kind' in value && value.kind === 'rich-text'

/**
 * Copies plain data and replaces each rich text with another value. Data in which nothing is replaced is returned unchanged.
 */
function mapRichText(data: unknown, map: (text: DehydratedRichText) => object): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (isRichText(data)) return map(data)
  const entries = Object.entries(data).map(([name, value]) => [name, mapRichText(value, map)] as const)
  if (entries.every(([name, value]) => value === (data as Record<string, unknown>)[name])) return data
  return Array.isArray(data) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
