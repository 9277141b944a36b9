import type { Language } from '#i18n/languages.ts'
import literataCyrillic from './fonts/literata-cyrillic.woff2?url'
import literataGreek from './fonts/literata-greek.woff2?url'
import literataLatin from './fonts/literata-latin.woff2?url'
import literataLatinExtended from './fonts/literata-latin-ext.woff2?url'
import naskhArabic from './fonts/noto-naskh-arabic-arabic.woff2?url'
import naskhLatin from './fonts/noto-naskh-arabic-latin.woff2?url'
import sansArabic from './fonts/noto-sans-arabic-arabic.woff2?url'
import sourceSansCyrillic from './fonts/source-sans-3-cyrillic.woff2?url'
import sourceSansGreek from './fonts/source-sans-3-greek.woff2?url'
import sourceSansLatin from './fonts/source-sans-3-latin.woff2?url'
import sourceSansLatinExtended from './fonts/source-sans-3-latin-ext.woff2?url'

const latin = [sourceSansLatin, literataLatin]
/**
 * The fonts of languages with letters beyond Western European ones. Both files of each font are needed, because otherwise
 * words would mix two fonts.
 */
const extendedLatin = [...latin, sourceSansLatinExtended, literataLatinExtended]

// The Latin files also contain the digits, spaces and punctuation of the other scripts.
const preloadsByLanguage: Readonly<Record<Language, readonly string[]>> = {
  ar: [sansArabic, naskhArabic, sourceSansLatin, naskhLatin],
  'bg-BG': [sourceSansCyrillic, literataCyrillic, sourceSansLatin],
  'cs-CZ': extendedLatin,
  'de-DE': latin,
  'el-GR': [sourceSansGreek, literataGreek, sourceSansLatin],
  'en-US': latin,
  'es-ES': latin,
  'et-EE': latin,
  'fi-FI': latin,
  'fr-FR': latin,
  'hr-HR': extendedLatin,
  'hu-HU': extendedLatin,
  'it-IT': latin,
  'lv-LV': extendedLatin,
  'nl-NL': latin,
  'pl-PL': extendedLatin,
  'pt-PT': latin,
  'sk-SK': extendedLatin,
  'sl-SI': extendedLatin,
  'sq-AL': latin,
  'tr-TR': extendedLatin,
  'zh-CN': [],
}

/**
 * Returns the URLs of the fonts (WOFF2) that the first screen of a page needs for its text and its headings. A font that has
 * not loaded at the first paint is not used on that page (`styles/fonts.css`). Chinese uses system fonts.
 */
export const fontsToPreload = (language: Language): readonly string[] => preloadsByLanguage[language]
