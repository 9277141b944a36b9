import { isLanguage, type Language } from '#i18n/languages.ts'
import type { Site } from '#sites/sites.ts'
import type { Maybe } from './plain-text.server.ts'

/** Returns the language of an entry as a property, or no property when the language is the site's or unknown. */
export const foreignLanguage = (language: Maybe<string>, { locale }: Site): { language?: Language } =>
  typeof language === 'string' && isLanguage(language) && language !== locale ? { language } : {}
