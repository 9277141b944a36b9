import { parseArticle, type ArticleFragment, type PageContext } from '#blocks/parse-article.server.ts'
import { plainTexts, type Maybe } from '#blocks/plain-text.server.ts'
import type { Contact } from './contact.ts'

export type ContactFragment = ArticleFragment & { readonly subjects?: Maybe<readonly Maybe<string>[]> }

/** The contact page of the content system. Throws a `ContentError` when it lacks its id or its title. */
export function parseContact(entry: Maybe<ContactFragment>, context: PageContext): Contact {
  return { kind: 'contact', article: parseArticle(entry, context), subjects: [...new Set(plainTexts(entry?.subjects))] }
}
