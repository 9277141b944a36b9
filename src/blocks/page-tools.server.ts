import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Columns2, Volume2 } from 'lucide'
import type { Language } from '#i18n/languages.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { RichText } from '#lib/rich-text.ts'
import { iconHtml } from './icon-html.server.ts'
import { labelHtml } from './label-html.server.ts'

/** The messages of the tools, in the page's language. */
export type ToolLabels = Readonly<Record<'readAloud' | 'sideBySide', string>>

export const toolLabels = {
  readAloud: msg({ message: 'Read aloud', comment: 'Button: the browser reads the page to the reader' }),
  sideBySide: msg({
    message: 'In two languages',
    comment: 'Link to the page that shows this text in two languages, side by side',
  }),
} satisfies Record<keyof ToolLabels, MessageDescriptor>

type PageTools = {
  /** The path of the page, within its site. */
  readonly path: string
  /** The language of the text. */
  readonly language: Language
  /** The language of the page. */
  readonly pageLanguage: Language
  /** Whether the page exists in another language. */
  readonly isTranslated: boolean
  readonly labels: ToolLabels
}

/**
 * Returns the tools for reading a page in another way: aloud, and beside another language. They do not depend on the reader
 * and are HTML from the server, so React needs no component for them. `document/read-aloud-element.ts` shows the button that
 * reads aloud once the browser has a voice for the text.
 */
export function pageTools({ path, language, pageLanguage, isTranslated, labels }: PageTools): readonly RichText[] {
  const label = (text: string) => labelHtml(text, language, pageLanguage)
  return [
    { kind: 'rich-text', id: 'read-aloud', html: readAloudButton(language, label(labels.readAloud)) },
    ...(isTranslated
      ? [
          {
            kind: 'rich-text' as const,
            id: 'side-by-side',
            html: `<a href="/side-by-side${escapeHtml(path)}">${iconHtml(Columns2)}${label(labels.sideBySide)}</a>`,
          },
        ]
      : []),
  ]
}

/**
 * Returns the button that reads the article around it aloud. It is hidden until the browser has a voice for the text.
 *
 * @param label the HTML of its label
 * @param isOnly whether only passages in the given language are read, and not the whole article
 */
export const readAloudButton = (language: Language, label: string, isOnly = false): string =>
  `<read-aloud voice="${language}"${isOnly ? ' only=""' : ''} hidden=""><button type="button">` +
  `${iconHtml(Volume2)}${label}</button></read-aloud>`
