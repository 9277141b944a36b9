import type { Language } from '#i18n/languages.ts'

/**
 * The languages of the sites by handle. This part of the table of sites has a module of its own, because the scripts of all
 * pages contain it. They do not contain the rest of the table, which is large: the page configuration has the current
 * site's entry.
 */
export const siteLanguages = {
  en: 'en-US',
  nl: 'nl-NL',
  es: 'es-ES',
  de: 'de-DE',
  fr: 'fr-FR',
  ar: 'ar',
  el: 'el-GR',
  pt: 'pt-PT',
  sl: 'sl-SI',
  tr: 'tr-TR',
  cn: 'zh-CN',
  it: 'it-IT',
  lv: 'lv-LV',
  fi: 'fi-FI',
  cz: 'cs-CZ',
  sk: 'sk-SK',
  pl: 'pl-PL',
  hr: 'hr-HR',
  bg: 'bg-BG',
  al: 'sq-AL',
  hu: 'hu-HU',
  ee: 'et-EE',
} as const satisfies Record<string, Language>

export type SiteHandle = keyof typeof siteLanguages

export const siteHandles = Object.keys(siteLanguages) as readonly SiteHandle[]

export const isSiteHandle = (value: string): value is SiteHandle => Object.hasOwn(siteLanguages, value)
