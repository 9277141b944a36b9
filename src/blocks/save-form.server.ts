import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Bookmark } from 'lucide'
import type { Language } from '#i18n/languages.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { RichText } from '#lib/rich-text.ts'
import { iconHtml } from './icon-html.server.ts'
import { labelHtml } from './label-html.server.ts'

/** The messages of the form, in the page's language. */
export type SaveLabels = Readonly<Record<'save' | 'saved', string>>

export const saveLabels = {
  save: msg({ message: 'Keep this page', comment: "Button: the page is kept in the reader's profile" }),
  saved: msg({
    message: 'Kept in your profile',
    comment: "Link to the reader's profile, in place of the button 'Keep this page' when that is done",
  }),
} satisfies Record<keyof SaveLabels, MessageDescriptor>

type SaveFormProps = {
  /** The path of the page, within its site. */
  readonly path: string
  /** The language of the text. */
  readonly language: Language
  /** The language of the page. */
  readonly pageLanguage: Language
  readonly labels: SaveLabels
}

const icon = iconHtml(Bookmark)

/**
 * Returns the form with which a reader saves a page. It does not depend on the reader, works without JavaScript, and is HTML
 * from the server, so React needs no component for it. If a signed-in reader has saved the page, a link to the profile
 * replaces the button (`document/enhance-save-forms.ts`).
 */
export function saveForm({ path, language, pageLanguage, labels }: SaveFormProps): RichText {
  const label = (text: string) => labelHtml(text, language, pageLanguage)
  const html =
    `<form method="post" action="/profile" data-save="">` +
    `<input type="hidden" name="path" value="${escapeHtml(path)}">` +
    `<button>${icon}${label(labels.save)}</button>` +
    `<a href="/profile" hidden="">${icon}${label(labels.saved)}</a></form>`
  return { kind: 'rich-text', id: 'save', html }
}
