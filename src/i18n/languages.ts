/**
 * The languages of the sites, by BCP 47 tag. Site handles such as `cz` or `al` are country codes and are never printed as a
 * language: everything that needs a `lang` takes it from here (settled 1).
 */
export const languages = [
  'en-US',
  'nl-NL',
  'es-ES',
  'de-DE',
  'fr-FR',
  'ar',
  'el-GR',
  'pt-PT',
  'sl-SI',
  'tr-TR',
  'zh-CN',
  'it-IT',
  'lv-LV',
  'fi-FI',
  'cs-CZ',
  'sk-SK',
  'pl-PL',
  'hr-HR',
  'bg-BG',
  'sq-AL',
  'hu-HU',
  'et-EE',
] as const

export type Language = (typeof languages)[number]

/** The language of the fallback strings and of the source texts (specification section 9). */
export const fallbackLanguage = 'en-US' satisfies Language

export const isLanguage = (tag: string): tag is Language => (languages as readonly string[]).includes(tag)

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')
