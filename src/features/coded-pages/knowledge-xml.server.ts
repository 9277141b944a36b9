import { escapeHtml } from '#lib/escape-html.ts'
import type { KnowledgeResponse } from './knowledge-response.server.ts'

/** The XML names of the properties that are attributes in the namespace `xml`. */
const attributeNames: Readonly<Record<string, string>> = { lang: 'xml:lang', base: 'xml:base' }

// Matches the characters that XML 1.0 does not allow, not even as references (https://www.w3.org/TR/xml/#charsets).
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const escapeXml = (text: string): string => escapeHtml(text.replaceAll(forbidden, ''))

/**
 * Serializes a knowledge response as an Atom feed. In the JSON form, `_value` is the text of an element, any other string is
 * an attribute, and everything else is an element.
 */
export const knowledgeXml = ({ feed }: KnowledgeResponse): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element('feed', { xmlns: 'http://www.w3.org/2005/Atom', ...feed })}\n`

function element(name: string, value: object): string {
  let attributes = ''
  let content = ''
  for (const [key, part] of Object.entries(value) as [string, unknown][]) {
    if (key === '_value') content += escapeXml(String(part))
    else if (typeof part === 'string') attributes += ` ${attributeNames[key] ?? key}="${escapeXml(part)}"`
    else if (Array.isArray(part)) content += part.map((item: object) => element(key, item)).join('')
    else if (typeof part === 'object' && part !== null) content += element(key, part)
  }
  return `<${name}${attributes}>${content}</${name}>`
}
