import { parseArticle, type ArticleFragment, type PageContext, withoutForms } from '#blocks/parse-article.server.ts'
import { plainText, plainTexts, type Maybe } from '#blocks/plain-text.server.ts'
import type { Contact } from './contact.ts'

export type ContactFragment = ArticleFragment & {
  readonly subjects?: Maybe<readonly Maybe<string>[]>
  readonly privacyText?: Maybe<string>
  readonly thankYouText?: Maybe<string>
}

/** The contact page of the content system. Throws a `ContentError` when it lacks its id or its title. */
export function parseContact(entry: Maybe<ContactFragment>, context: PageContext): Contact {
  const privacyText = plainText(entry?.privacyText)
  const thankYouText = plainText(entry?.thankYouText)
  return {
    kind: 'contact',
    // Nobody is asked whether it was helpful: its readers can say so.
    article: withoutForms(parseArticle(entry, context)),
    subjects: [...new Set(plainTexts(entry?.subjects))],
    ...(privacyText !== undefined && { privacyText }),
    ...(thankYouText !== undefined && { thankYouText }),
  }
}
