import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '#i18n/languages.ts'

/**
 * The messages about sources, in the language of the text. Only the server needs them, because they become part of the
 * texts.
 */
export type SourceLabels = ReturnType<typeof sourceLabels>

/** Translates the messages about sources. `i18n` needs the catalogue `content-labels`. */
export const sourceLabels = (i18n: I18n) => ({
  language: i18n.locale as Language,
  number: (number: string) =>
    i18n._(
      msg({
        message: `Source ${number}`,
        comment: 'Name of a button after a sentence; it opens what is known of the source of the sentence',
      }),
    ),
  chapter: (chapter: string) =>
    i18n._(msg({ message: `Chapter: ${chapter}.`, comment: 'After the name of a source: the chapter, such as 3.4' })),
  edition: (edition: string) =>
    i18n._(msg({ message: `Edition: ${edition}.`, comment: 'After the name of a source: its edition, such as 6' })),
  checked: (date: string) =>
    i18n._(
      msg({
        message: `Checked: ${date}.`,
        comment: 'After the name of a source: the day on which our text was last compared with it',
      }),
    ),
  recommendation: i18n._(
    msg({
      message: 'Recommendation:',
      comment: 'Before what a guideline advises doctors to do, in a note about a source',
    }),
  ),
  strong: i18n._(
    msg({ message: 'Strength: strong.', comment: 'After a recommendation of a guideline: right for nearly everyone' }),
  ),
  weak: i18n._(
    msg({ message: 'Strength: weak.', comment: 'After a recommendation of a guideline: depends more on the person' }),
  ),
  level: (level: string) =>
    i18n._(
      msg({
        message: `Level of evidence: ${level}.`,
        comment: 'After a recommendation of a guideline: how good the studies behind it are, such as 1a',
      }),
    ),
})
