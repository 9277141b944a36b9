import { parseArticle, type ArticleFragment, type PageContext, withoutForms } from '#blocks/parse-article.server.ts'
import { plainText, plainTexts, present, type Maybe } from '#blocks/plain-text.server.ts'
import { pathOfUri } from '#lib/uri-path.ts'
import type { SiteHandle } from '#sites/sites.ts'
import type { Contact } from './contact.ts'

export type ContactFragment = ArticleFragment & {
  readonly subjects?: Maybe<readonly Maybe<string>[]>
  readonly privacyText?: Maybe<string>
  readonly thankYouText?: Maybe<string>
}

type Place = {
  readonly uri?: Maybe<string>
  readonly siteHandle?: Maybe<string>
  readonly enabledForSite?: Maybe<boolean>
}
type PrivacyFragment = Place & { readonly localized: readonly Place[] }

export type ContactResult = {
  readonly entry: Maybe<ContactFragment>
  readonly privacy?: Maybe<readonly Maybe<PrivacyFragment>[]>
}

/** The contact page of the content system. Throws a `ContentError` when it lacks its id or its title. */
export function parseContact({ entry, privacy }: ContactResult, context: PageContext): Contact {
  const privacyText = plainText(entry?.privacyText)
  const thankYouText = plainText(entry?.thankYouText)
  return {
    kind: 'contact',
    // Nobody is asked whether it was helpful: its readers can say so.
    article: withoutForms(parseArticle(entry, context)),
    privacyPath: pathOfUri(privacyUri(present(privacy), context.site.handle)),
    subjects: [...new Set(plainTexts(entry?.subjects))],
    ...(privacyText !== undefined && { privacyText }),
    ...(thankYouText !== undefined && { thankYouText }),
  }
}

/** Elsewhere than in the primary site the page about privacy may have another address. */
function privacyUri(entries: readonly PrivacyFragment[], site: SiteHandle): string {
  const own = entries
    .flatMap((entry) => [entry, ...entry.localized])
    .find(({ siteHandle, enabledForSite }) => siteHandle === site && enabledForSite !== false)
  return own?.uri ?? 'privacy'
}
