import type { Language } from '#i18n/languages.ts'
import literataCyrillic from '@fontsource-variable/literata/files/literata-cyrillic-opsz-normal.woff2?url'
import literataGreek from '@fontsource-variable/literata/files/literata-greek-opsz-normal.woff2?url'
import literataLatin from '@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2?url'
import naskhArabic from '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2?url'
import sansArabic from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?url'
import sourceSansCyrillic from '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2?url'
import sourceSansGreek from '@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2?url'
import sourceSansLatin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'

const preloadsByLanguage: Partial<Record<Language, readonly string[]>> = {
  ar: [sansArabic, naskhArabic],
  'bg-BG': [sourceSansCyrillic, literataCyrillic],
  'el-GR': [sourceSansGreek, literataGreek],
  'zh-CN': [],
}

/** The addresses of the fonts (WOFF2) that the first screen of a page needs: its text and its headings. None for Chinese, which is set in the reader's own font. */
export const fontsToPreload = (language: Language): readonly string[] =>
  preloadsByLanguage[language] ?? [sourceSansLatin, literataLatin]
