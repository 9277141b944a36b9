import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The name of the message catalogue of this feature. */
export const syndicationCatalogue = 'syndication'

/** The ids of messages in the catalogue that every page loads. */
export const sharedMessages = {
  notReviewed: 'not-reviewed',
  writtenNotReviewed: 'written-not-reviewed',
  sources: 'sources-heading',
  demonstration: 'demonstration-note',
} as const

export const careHeadings = {
  emergency: msg({
    message: 'Emergency: call now',
    comment: 'Heading of a card: danger to life or to an organ within hours',
  }),
  urgent: msg({
    message: 'Urgent: see a doctor today',
    comment: 'Heading of a card: something that should not wait until tomorrow',
  }),
  ask: msg({
    message: 'Ask your doctor at your next visit',
    comment: 'Heading of a card: something to bring up, without hurry',
  }),
}

export const mainPointsLabel = msg({
  message: 'The main points',
  comment: 'Heading of three to five short sentences at the head of a page',
})

export const questionsLabel = msg({
  message: 'Questions to ask your doctor',
  comment: 'Heading of a list of questions to take along to an appointment',
})

export const behindLabel = msg({
  message: 'The English page is newer than this translation.',
  comment: 'Above a translation whose original has been changed since',
})

export const untranslatedLabel = msg({
  message: 'This page has not been translated yet.',
  comment: 'Above a page that is shown in English because there is no translation',
})

export const overdueLabel = msg({
  message: 'The review of this page is overdue.',
  comment: 'Said when a page has not been checked in time',
})

export const watchLabel = msg({
  message: 'Watch the film',
  comment: 'Link to a film, on another website that shows a page of this site',
})

const messages = {
  readOn: (siteName: string) =>
    msg({
      message: `Read this page on ${siteName}`,
      comment: 'Link to a page, on another website that shows its text; the placeholder is the name of our website',
    }),
  revision: (date: string) =>
    msg({ message: `Text of ${date}`, comment: 'The day on which a text was last changed; the placeholder is a date' }),
  reviewed: (names: string, date: string) =>
    msg({
      message: `Reviewed by ${names} on ${date}`,
      comment: 'The placeholders are the names of working groups, and a date',
    }),
  license: (license: string) =>
    msg({
      message: `License: ${license}`,
      comment: 'What others may do with a text; the placeholder is the name of a license, such as CC BY-ND 4.0',
    }),
  noLicense: (siteName: string) =>
    msg({
      message: `No license is named. Ask ${siteName} before you publish this text.`,
      comment:
        'To owners of other websites who want to show a page of ours; the placeholder is the name of our website',
    }),
}

/** Returns the translated sentences about a page. The `I18n` must have the catalogue of this feature. */
export const sentencesOf = (i18n: I18n) => ({
  readOn: (siteName: string): string => i18n._(messages.readOn(siteName)),
  revision: (date: string): string => i18n._(messages.revision(date)),
  reviewed: (names: string, date: string): string => i18n._(messages.reviewed(names, date)),
  license: (license: string): string => i18n._(messages.license(license)),
  noLicense: (siteName: string): string => i18n._(messages.noLicense(siteName)),
})
