import type { Language } from '#i18n/languages.ts'

/** Returns the name of a language in the language of the page. */
export const languageNameIn = (pageLanguage: Language, language: Language): string =>
  new Intl.DisplayNames(pageLanguage, { type: 'language' }).of(language.slice(0, 2)) ?? language
