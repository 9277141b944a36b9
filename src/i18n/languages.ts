/**
 * The languages of the sites, by BCP 47 tag, with the name a reader of that language knows.
 * Site handles such as `cz` or `al` are country codes and are never printed as a language: everything that needs a
 * `lang` takes it from here (settled 1).
 */
export const languages = {
  'en-US': { name: 'English', direction: 'ltr' },
  'nl-NL': { name: 'Nederlands', direction: 'ltr' },
  'es-ES': { name: 'Español', direction: 'ltr' },
  'de-DE': { name: 'Deutsch', direction: 'ltr' },
  'fr-FR': { name: 'Français', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
  'el-GR': { name: 'Ελληνικά', direction: 'ltr' },
  'pt-PT': { name: 'Português', direction: 'ltr' },
  'sl-SI': { name: 'Slovenščina', direction: 'ltr' },
  'tr-TR': { name: 'Türkçe', direction: 'ltr' },
  'zh-CN': { name: '中文', direction: 'ltr' },
  'it-IT': { name: 'Italiano', direction: 'ltr' },
  'lv-LV': { name: 'Latviešu', direction: 'ltr' },
  'fi-FI': { name: 'Suomi', direction: 'ltr' },
  'cs-CZ': { name: 'Čeština', direction: 'ltr' },
  'sk-SK': { name: 'Slovenčina', direction: 'ltr' },
  'pl-PL': { name: 'Polski', direction: 'ltr' },
  'hr-HR': { name: 'Hrvatski', direction: 'ltr' },
  'bg-BG': { name: 'Български', direction: 'ltr' },
  'sq-AL': { name: 'Shqip', direction: 'ltr' },
  'hu-HU': { name: 'Magyar', direction: 'ltr' },
  'et-EE': { name: 'Eesti', direction: 'ltr' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>

export type Language = keyof typeof languages

/** The language of the fallback strings and of the source texts (specification section 9). */
export const fallbackLanguage = 'en-US' satisfies Language

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag)

export const directionOf = (language: Language): 'ltr' | 'rtl' => languages[language].direction
