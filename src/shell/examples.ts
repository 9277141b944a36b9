import { exampleDrawing } from '#blocks/examples.ts'
import { siteHandles, sites } from '#sites/sites.ts'
import type { LanguageLink } from './language-link.ts'
import type { SiteFrame } from './site-frame.ts'

export const exampleAlerts = {
  warning: {
    message: 'We are moving house on Sunday: the site may be slow between 8 and 10 in the morning.',
    level: 'warning',
    link: { kind: 'internal', path: '/news', label: 'What happens on Sunday' },
  },
  info: { message: 'There is a new learning module about kidney stones.', level: 'info' },
} as const satisfies Record<string, SiteFrame['alert']>

export const fullFrame: SiteFrame = {
  siteName: 'Plain Urology',
  navigationLogo: exampleDrawing,
  footerLogo: exampleDrawing,
  navigation: [
    { kind: 'internal', path: '/all-conditions', label: 'Conditions' },
    { kind: 'internal', path: '/all-treatments', label: 'Treatments' },
    { kind: 'internal', path: '/guidelines', label: 'Guidelines' },
    { kind: 'internal', path: '/module/understanding-kidney-stones', label: 'Learn' },
    { kind: 'internal', path: '/news', label: 'News' },
  ],
  footer: [
    { kind: 'internal', path: '/contact', label: 'Contact' },
    { kind: 'internal', path: '/about', label: 'About this site' },
  ],
  socials: [{ kind: 'external', href: 'https://social.example.org/plain-urology', label: 'Mastodon' }],
  selectedSearches: ['kidney stones', 'blood in urine', 'PSA test', 'getting up at night', 'catheter'],
  alert: exampleAlerts.warning,
  disabledSites: [],
  messages: {},
}

export const emptyFrame: SiteFrame = {
  siteName: 'Plain Urology',
  navigation: [],
  footer: [],
  socials: [],
  selectedSearches: [],
  disabledSites: siteHandles.filter((handle) => handle !== 'en'),
  messages: {},
}

/** The languages of a page, of which every third shows it in English. */
export const exampleLanguageLinks: readonly LanguageLink[] = siteHandles.map((handle, index) => ({
  handle,
  locale: sites[handle].locale,
  href: `/${handle}/condition/kidney-stones`,
  name: sites[handle].languageLabel,
  shownIn: index % 3 === 1 ? 'en-US' : sites[handle].locale,
}))
