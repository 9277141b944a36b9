import type { ContactPageQuery } from '#content-contract/operations.ts'
import { parseArticle, type PageContext, withoutForms } from '#blocks/parse-article.server.ts'
import { plainText, plainTexts, nonNull } from '#blocks/plain-text.server.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import type { SiteHandle } from '#sites/sites.ts'
import type { Contact } from './contact.ts'

/** The contact page of the content system. Throws a `ContentError` when it lacks its id or its title. */
export function parseContact({ entry, privacy }: ContactPageQuery, context: PageContext): Contact {
  const privacyText = plainText(entry?.privacyText)
  const thankYouText = plainText(entry?.thankYouText)
  return {
    kind: 'contact',
    // The page does not ask whether it was helpful: its readers can write that in their message.
    article: withoutForms(parseArticle(entry, context)),
    privacyPath: pathFromUri(privacyUri(privacy, context.site.handle)),
    subjects: [...new Set(plainTexts(entry?.subjects))],
    ...(privacyText !== undefined && { privacyText }),
    ...(thankYouText !== undefined && { thankYouText }),
  }
}

/** Elsewhere than in the primary site the page about privacy may have another address. */
function privacyUri(entries: ContactPageQuery['privacy'], site: SiteHandle): string {
  const own = nonNull(entries)
    .flatMap((entry) => [{ ...entry, enabledForSite: true }, ...entry.localized])
    .find(({ siteHandle, enabledForSite }) => siteHandle === site && enabledForSite !== false)
  return own?.uri ?? 'privacy'
}
