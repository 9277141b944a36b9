import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GuidelinePart, GuidelinePartName } from './guideline.ts'

/** The titles of a guideline's parts on their tabs. On the page of the changes, the year follows the title (`partTitle`). */
export const partTitles: Readonly<Record<GuidelinePartName, MessageDescriptor>> = {
  'summary-of-changes': msg({
    message: 'Summary of changes',
    comment: 'Part of a guideline: what has changed from one edition to the next',
  }),
  'publications-appendices': msg({
    message: 'Publications and appendices',
    comment: 'Part of a guideline: papers about it, and additions to it',
  }),
  summaries: msg({ message: 'Summaries', comment: 'Part of a guideline: short versions of it' }),
  panel: msg({ message: 'Panel', comment: 'Part of a guideline: the people who have written it' }),
  'related-content': msg({ message: 'Related content', comment: 'Part of a guideline: other pages of this site' }),
  translations: msg({ message: 'Translations', comment: 'Part of a guideline: in which languages it can be had' }),
}

const titles = {
  changesOf: (year: number) =>
    msg({
      message: `Summary of changes ${year}`,
      comment: 'Title of the page that says what has changed in a guideline; the placeholder is a year',
    }),
}

/** Returns the title of a part's page; undefined for the guideline's own page, which has the title of the guideline. */
export function partTitle(part: GuidelinePart, i18n: I18n): string | undefined {
  switch (part.name) {
    case 'overview':
      return undefined
    case 'summary-of-changes':
      return i18n._(titles.changesOf(part.year))
    case 'publications-appendices':
    case 'summaries':
    case 'panel':
    case 'related-content':
    case 'translations':
      return i18n._(partTitles[part.name])
  }
}
