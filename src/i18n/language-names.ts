import type { Language } from './languages.ts'

/** The name of each language in itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  'en-US': 'English',
  'nl-NL': 'Nederlands',
  'es-ES': 'Español',
  'de-DE': 'Deutsch',
  'fr-FR': 'Français',
  ar: 'العربية',
  'el-GR': 'Ελληνικά',
  'pt-PT': 'Português',
  'sl-SI': 'Slovenščina',
  'tr-TR': 'Türkçe',
  'zh-CN': '中文',
  'it-IT': 'Italiano',
  'lv-LV': 'Latviešu',
  'fi-FI': 'Suomi',
  'cs-CZ': 'Čeština',
  'sk-SK': 'Slovenčina',
  'pl-PL': 'Polski',
  'hr-HR': 'Hrvatski',
  'bg-BG': 'Български',
  'sq-AL': 'Shqip',
  'hu-HU': 'Magyar',
  'et-EE': 'Eesti',
}
