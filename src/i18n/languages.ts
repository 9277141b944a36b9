/**
 * The languages of the sites, as BCP 47 tags. Site handles such as `cz` or `al` are country codes and are never used as a
 * language: the application uses these tags in `lang` attributes (settled 1).
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
