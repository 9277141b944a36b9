import { EntryRevisionsDocument } from '#content-contract/operations.ts'
import { CombinedError } from '#content/content-error.ts'
import { fetchContent } from '#content/content.server.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import type { Article } from './article.ts'
import { linkContextOf } from './link-context.server.ts'
import { parseArticle } from './parse-article.server.ts'
import { nonNull, plainText } from './plain-text.server.ts'

type Wanted = {
  readonly site: SiteHandle
  /** The id of the entry. */
  readonly id: string
  /** The path of its page, for reports. */
  readonly path: string
  /**
   * Whether a version is wanted, by the name of its revision. For a translation, this is the revision of the original that
   * the translation was made from.
   */
  readonly isWanted: (name: string) => boolean
}

/**
 * Loads the newest wanted version among the 20 latest earlier versions of an entry. Versions without a revision name are
 * skipped, because nothing refers to them. Returns undefined when no version is wanted, and when the content system does not
 * let the site query versions. Rejects as `fetchContent` does on any other error, and with a `ContentError` when the version
 * has no title.
 */
export async function loadRevision({ site, id, path, isWanted }: Wanted): Promise<Article | undefined> {
  const revision = (await fetchRevisions(site, id)).find((entry) => {
    if (!('id' in entry)) return false
    const name = plainText(entry.translatedRevision) ?? plainText(entry.sourceRevision)
    return name !== undefined && isWanted(name)
  })
  if (!revision || !('id' in revision)) return undefined
  return parseArticle(revision, {
    ...linkContextOf(sites[site], { path }),
    path,
    shownFrom: 'own',
    primarySite: site,
    // An earlier version is only compared with the current one, so it needs no emergency numbers, no glossary and no
    // labels.
    numbers: { countries: [], language: sites[site].locale },
    glossary: [],
    labels: { newTab: '', table: '', countries: '' },
  })
}

/**
 * Fetches up to 20 earlier versions of an entry, the newest first. Returns none when the schema lacks the arguments for
 * revisions, because Craft offers them only to tokens that may query revisions.
 */
async function fetchRevisions(site: SiteHandle, id: string) {
  try {
    return nonNull((await fetchContent(EntryRevisionsDocument, { id, site: [site] })).entries)
  } catch (error) {
    if (error instanceof CombinedError && /Unknown argument "revision/.test(error.message)) return []
    throw error
  }
}
