import { directionOf } from '#i18n/languages.ts'
import type { Mail, MailContent } from './mail.ts'

/**
 * Composes an email from its content: plain text with unwrapped lines, and HTML without pictures, external styles or
 * tracking.
 */
export function composeMail(content: MailContent): Omit<Mail, 'to'> {
  const { language, subject, before, link, after = [], from } = content
  const text = [...before, ...(link ? [`${link.label}:\n${link.href}`] : []), ...after, `-- \n${from}`].join('\n\n')
  const paragraph = (inner: string) => `<p>${inner}</p>`
  const html = [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<title>${escape(subject)}</title></head>`,
    '<body style="max-width:36em;font:1rem/1.6 sans-serif">',
    ...before.map((part) => paragraph(lines(part))),
    ...(link ? [paragraph(`<a href="${escape(link.href)}">${escape(link.label)}</a><br>${isolated(link.href)}`)] : []),
    ...after.map((part) => paragraph(lines(part))),
    paragraph(escape(from)),
    '</body></html>',
  ].join('')
  return { subject, text: `${text}\n`, html }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
const lines = (text: string): string => escape(text).replaceAll(/\r?\n/g, '<br>')
/** Wraps a URL in an element with `dir="ltr"`: in right-to-left text, its parts would appear in the wrong order. */
const isolated = (address: string): string => `<span dir="ltr">${escape(address)}</span>`
