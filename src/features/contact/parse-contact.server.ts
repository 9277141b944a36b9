import type { ContactPageQuery } from '#content-contract/operations.ts'
import { parseArticle, type PageContext, withoutForms } from '#blocks/parse-article.server.ts'
import { plainText, plainTexts, nonNull } from '#blocks/plain-text.server.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import type { SiteHandle } from '#sites/sites.ts'
import type { Contact } from './contact.ts'

/** Parses the contact page. Throws a `ContentError` when it lacks its id or its title. */
export function parseContact({ entry, privacy }: ContactPageQuery, context: PageContext): Contact {
  const privacyText = plainText(entry?.privacyText)
  const thankYouText = plainText(entry?.thankYouText)
  return {
    kind: 'contact',
    // The page has no feedback form: its readers can write a message instead.
    article: withoutForms(parseArticle(entry, context)),
    privacyPath: pathFromUri(privacyUri(privacy, context.site.handle)),
    subjects: [...new Set(plainTexts(entry?.subjects))],
    ...(privacyText !== undefined && { privacyText }),
    ...(thankYouText !== undefined && { thankYouText }),
  }
}

/** Returns the uri of the privacy page, which differs from site to site; `privacy` if the site has no page of its own. */
function privacyUri(entries: ContactPageQuery['privacy'], site: SiteHandle): string {
  const own = nonNull(entries)
    .flatMap((entry) => [{ ...entry, enabledForSite: true }, ...entry.localized])
    .find(({ siteHandle, enabledForSite }) => siteHandle === site && enabledForSite !== false)
  return own?.uri ?? 'privacy'
}
