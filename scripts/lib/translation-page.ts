import { directionOf, type Language } from '#i18n/languages.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { Paragraph, ParagraphPair } from './compare-translation.ts'

type Page = {
  readonly language: Language
  readonly englishFile: string
  /** The file of the translation; undefined if there is none. */
  readonly translationFile?: string | undefined
  /** The sentences that say which revisions are known. */
  readonly notes: readonly string[]
  readonly pairs: readonly ParagraphPair[]
}

const styles = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:1rem}
table{inline-size:100%;border-collapse:collapse;table-layout:fixed}th,td{padding:.5rem;vertical-align:top;text-align:start;border-block-end:1px solid GrayText;overflow-wrap:anywhere;white-space:pre-wrap}
thead th{position:sticky;inset-block-start:0;background:Canvas}small{display:block;color:GrayText}mark{font-weight:600}tr[data-change] td:first-child{border-inline-start:.5rem solid Highlight}
@media (width < 40rem){tbody tr,tbody td{display:block}thead{display:none}}`

const words = {
  changed: 'Changed since the translation. Before:',
  added: 'Added since the translation.',
  removed: 'Removed since the translation:',
}

/** Renders a page with the paragraphs of a content page and of its translation side by side, for an editor's browser. */
export function translationPage({ language, englishFile, translationFile, notes, pairs }: Page): string {
  const rows = pairs.map(({ english, translation, change, before }) => {
    const isMarked = change !== undefined && change !== 'none'
    const mark = isMarked
      ? `<mark>${words[change]}</mark>${before === undefined ? '' : `<del>${escapeHtml(before)}</del>`}`
      : ''
    const left = `<td lang="en-US" dir="ltr">${cell(englishFile, english)}${mark}</td>`
    const right = `<td lang="${language}" dir="${directionOf(language)}">${cell(translationFile, translation)}</td>`
    return `<tr${isMarked ? ` data-change="${change}"` : ''}>${left}${right}</tr>`
  })
  const title = `${englishFile} · ${language}`
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${styles}</style></head><body><h1>${escapeHtml(title)}</h1>${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('')}<table><thead><tr><th scope="col">English</th><th scope="col">${language}</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></body></html>`
}

const cell = (file: string | undefined, paragraph: Paragraph | undefined) =>
  paragraph && file !== undefined
    ? `<small dir="ltr" lang="en-US">${escapeHtml(`${file}:${paragraph.line}`)}</small>${escapeHtml(paragraph.text)}`
    : ''
