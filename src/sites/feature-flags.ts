/** The feature flags of specification section 9; `docs/feature-flags.md` describes them. */
export const featureFlags = [
  'hero-split-layout',
  'hero-lottie',
  'home-selected-searches',
  'home-links-list',
  'home-chatbot',
  'home-background-color',
  'home-news',
  'nav-enhanced-search',
  'nav-logo-centered-on-home',
  'nav-hide-search-on-home',
  'nav-hide-search-on-search',
  'nav-hide-search-on-chat',
  'nav-primary-light-on-chat',
  'nav-lang-switch',
  'nav-no-lang-switch-on-chat',
  'nav-close-button-on-chat',
  'show-visited-links',
  'card-stories',
  'custom-404-page',
  'footer-socials',
  'tool-bladder-diary',
  'tool-stent-reminder',
  'tool-visit-pack',
] as const

export type FeatureFlag = (typeof featureFlags)[number]
