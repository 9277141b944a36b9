import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { escapeHtml } from '#lib/escape-html.ts'
import type { RichText } from '#lib/rich-text.ts'
import formStyles from '#ui/Form.module.css'
import toolStyles from '#ui/Tool.module.css'

const messages = {
  heading: msg({
    message: 'Keep for offline',
    comment: 'Heading of the section of a page about a condition with the button that keeps it for reading offline',
  }),
  text: msg({
    message:
      'You can keep this page, the pages about its situations and treatments, and “When to get help now” in this browser, with their drawings, and read them without a connection. Whoever uses this device can see them.',
    comment:
      'Below “Keep for offline”; the quoted words are the title of the page about emergencies, as it is translated',
  }),
  withoutScript: msg({
    message: 'This needs JavaScript, and it is switched off in your browser.',
    comment: 'Below “Keep for offline”, in browsers without JavaScript',
  }),
  keep: msg({
    message: 'Keep for offline, {size}',
    comment: 'Button that stores pages in the browser; the placeholder is a size such as: 1.2 MB',
  }),
  kept: msg({
    message: 'Kept on this device: copy of {date}, {size}.',
    comment: 'About pages that the browser has stored; the placeholders are a date and a size such as: 1.2 MB',
  }),
  all: msg({ message: 'All that is kept', comment: 'Link to the list of the pages that are kept for reading offline' }),
  remove: msg({
    message: 'Remove from this device',
    comment: 'Button that deletes the pages that are kept for reading offline',
  }),
  storing: msg({ message: 'The pages are being stored …', comment: 'Said while pages are stored for reading offline' }),
  stored: msg({
    message: 'The pages are stored. You can read them without a connection.',
    comment: 'Said when pages have been stored for reading offline',
  }),
  removed: msg({
    message: 'The pages are removed from this device.',
    comment: 'Said when pages that were kept for reading offline have been deleted',
  }),
  failed: msg({
    message: 'The pages could not be stored. Check your connection, and whether this device has room left.',
    comment: 'Said when pages could not be stored for reading offline',
  }),
  unavailable: msg({
    message: 'The pages cannot be kept at the moment.',
    comment: 'In place of the button “Keep for offline”, when the server does not respond',
  }),
  unsupported: msg({
    message: 'Your browser cannot keep pages, or does not allow it, as in some private windows.',
    comment: 'In place of the button “Keep for offline”, in browsers that do not allow it',
  }),
} satisfies Record<string, MessageDescriptor>

/** The messages of the section, in the page's language. Sizes and dates are placeholders in braces. */
export type OfflineLabels = Readonly<Record<keyof typeof messages, string>>

/** Translates the messages of the section. `i18n` needs the catalogue `content-labels`. */
export function offlineLabels(i18n: I18n): OfflineLabels {
  const translate = (message: MessageDescriptor) => i18n._({ ...message, values: { size: '{size}', date: '{date}' } })
  const entries = Object.entries(messages).map(([name, message]) => [name, translate(message)])
  return Object.fromEntries(entries) as OfflineLabels
}

/**
 * Returns the section with the button that keeps the page for reading offline, with the markup of all its states. Until the
 * section is in view, it shows the disabled button; then `features/offline/enhance-offline-section.ts` shows the current
 * state. The section is HTML from the server, so React needs no component for it.
 *
 * @param path the path of the page, within its site
 */
export function offlineSection(
  path: string,
  labels: OfflineLabels,
): { readonly heading: string; readonly body: RichText } {
  const withSlots = (text: string, unknown = '') =>
    escapeHtml(text)
      .replace('{size}', `<bdi data-size="">${unknown}</bdi>`)
      .replace('{date}', '<bdi data-date=""></bdi>')
  const said = (['storing', 'stored', 'removed', 'failed', 'unavailable', 'unsupported'] as const).map(
    (name) => ` data-${name}="${escapeHtml(labels[name])}"`,
  )
  const html =
    `<keep-offline href="${escapeHtml(path)}" class="${toolStyles.step}">` +
    `<p>${escapeHtml(labels.text)}</p>` +
    `<p data-without-script="">${escapeHtml(labels.withoutScript)}</p>` +
    `<button type="button" class="${formStyles.send}" data-offline="keep" data-actions="" data-needs-script="" disabled="">${withSlots(labels.keep, '…')}</button>` +
    `<div data-offline="kept" hidden=""><p>${withSlots(labels.kept)} <a href="/offline">${escapeHtml(labels.all)}</a></p>` +
    `<button type="button" class="${toolStyles.press}" data-offline="remove" data-actions="">${escapeHtml(labels.remove)}</button></div>` +
    `<p role="status"${said.join('')}></p></keep-offline>`
  return { heading: labels.heading, body: { kind: 'rich-text', id: 'offline', html } }
}
