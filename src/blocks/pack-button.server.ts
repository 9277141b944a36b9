import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { BriefcaseMedical } from 'lucide'
import type { Language } from '#i18n/languages.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { RichText } from '#lib/rich-text.ts'
import { iconHtml } from './icon-html.server.ts'
import { labelHtml } from './label-html.server.ts'

/** The messages of the button, in the page's language. */
export type PackLabels = Readonly<Record<'add' | 'added', string>>

export const packLabels = {
  add: msg({
    message: 'Add to my visit pack',
    comment: 'Button of a page. The visit pack collects pages, questions and notes for a visit to the doctor, to print',
  }),
  added: msg({
    message: 'In my visit pack',
    comment: 'Link to the visit pack, in place of the button “Add to my visit pack” when that is done',
  }),
} satisfies Record<keyof PackLabels, MessageDescriptor>

type PackButtonProps = {
  /** The path of the page, within its site. */
  readonly path: string
  /** The language of the text. */
  readonly language: Language
  /** The language of the page. */
  readonly pageLanguage: Language
  readonly labels: PackLabels
}

const icon = iconHtml(BriefcaseMedical)

/**
 * Returns the button that adds a page to the reader's visit pack, and the link that replaces it once the page has been added
 * (`features/visit-pack/enhance-pack-buttons.ts`). Both are HTML from the server, so React needs no component for them.
 */
export function packButton({ path, language, pageLanguage, labels }: PackButtonProps): RichText {
  const label = (text: string) => labelHtml(text, language, pageLanguage)
  const html =
    `<div data-pack="${escapeHtml(path)}" data-needs-script="">` +
    `<button type="button" data-press="pack">${icon}${label(labels.add)}</button>` +
    `<a href="/visit-pack" hidden="">${icon}${label(labels.added)}</a></div>`
  return { kind: 'rich-text', id: 'pack', html }
}
