import { directionOf } from '#i18n/languages.ts'
import type { Mail, MailWords } from './mail.ts'

/** Words as a mail: text of lines that mail programs break themselves, and HTML without pictures, styles from outside or traces. */
export function composeMail(words: MailWords): Omit<Mail, 'to'> {
  const { language, subject, before, link, after = [], from } = words
  const text = [...before, ...(link ? [`${link.label}:\n${link.href}`] : []), ...after, `-- \n${from}`].join('\n\n')
  const paragraph = (content: string) => `<p>${content}</p>`
  const html = [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<title>${escape(subject)}</title></head>`,
    '<body style="max-width:36em;font:1rem/1.6 sans-serif">',
    ...before.map((words) => paragraph(lines(words))),
    ...(link ? [paragraph(`<a href="${escape(link.href)}">${escape(link.label)}</a><br>${isolated(link.href)}`)] : []),
    ...after.map((words) => paragraph(lines(words))),
    paragraph(escape(from)),
    '</body></html>',
  ].join('')
  return { subject, text: `${text}\n`, html }
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark)
const lines = (text: string): string => escape(text).replaceAll(/\r?\n/g, '<br>')
/** An address reads from left to right, whatever stands around it. */
const isolated = (address: string): string => `<span dir="ltr">${escape(address)}</span>`
