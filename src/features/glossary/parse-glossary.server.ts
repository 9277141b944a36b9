import type { GlossaryQuery } from '#content-contract/operations.ts'
import { parseArticle, type ArticleFields, type PageContext } from '#blocks/parse-article.server.ts'
import { plainText, nonNull, type ItemOf, type Maybe } from '#blocks/plain-text.server.ts'
import { groupByLetter, indexLetters } from '#i18n/alphabet.ts'
import { isLanguage } from '#i18n/languages.ts'
import type { Glossary, Term } from './glossary.ts'

/** Parses the page of all words that the site explains. Throws a `ContentError` when its entry lacks its id or its title. */
export function parseGlossary(
  entry: Maybe<ArticleFields>,
  terms: GlossaryQuery['entries'],
  context: PageContext,
): Glossary {
  const article = parseArticle(entry, context)
  const { locale } = context.site
  const anchors = new Set<string>()
  const words = nonNull(terms).flatMap((fragment): Term[] => {
    const label = plainText(fragment.title)
    const definition = plainText(fragment.definition)
    if (label === undefined || definition === undefined) {
      context.report({ message: 'A word without its explanation is left out.', entry: fragment.id ?? undefined })
      return []
    }
    const anchor = anchorOf(fragment, anchors)
    const named = fragment.language ?? ''
    return [{ anchor, label, definition, ...(isLanguage(named) && named !== locale && { language: named }) }]
  })
  const own = words.filter(({ language }) => language === undefined)
  const untranslated = words.filter(({ language }) => language !== undefined)
  return {
    kind: 'glossary',
    article,
    letters: indexLetters(
      locale,
      own.map(({ label }) => label),
    ),
    groups: groupByLetter(locale, own),
    untranslated: groupByLetter(locale, untranslated).flatMap(({ links }) => links),
  }
}

/** Returns the id of a word, such as `word-ureter`. If that id is already in use, the id of the entry is appended. */
function anchorOf({ slug, id }: ItemOf<GlossaryQuery['entries']>, taken: Set<string>): string {
  const name = plainText(slug)?.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  let anchor = `word-${name ?? id ?? ''}`
  while (taken.has(anchor)) anchor += `-${id ?? taken.size}`
  taken.add(anchor)
  return anchor
}
