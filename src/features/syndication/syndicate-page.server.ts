import type { I18n } from '@lingui/core'
import type { Article } from '#blocks/article.ts'
import { nonNull, plainText } from '#blocks/plain-text.server.ts'
import { loadSettings } from '#config/settings.server.ts'
import type { PageFactsFragment } from '#content-contract/operations.ts'
import { formatDate } from '#i18n/formatting.ts'
import { listFormat } from '#i18n/list-format.ts'
import { directionOf } from '#i18n/languages.ts'
import { codeSystems, isCodeSystemName } from '#lib/clinical-codes.ts'
import { publicBases } from '#sites/site-addresses.server.ts'
import { sites, type Site, type SiteHandle } from '#sites/sites.ts'
import { syndicatedBlocks } from './syndicated-blocks.server.ts'
import type { SyndicatedKind, SyndicatedPage } from './syndicated-page.ts'
import {
  behindLabel,
  overdueLabel,
  sentencesOf,
  sharedMessages,
  untranslatedLabel,
} from './syndication-labels.server.ts'
import { dataUrlOf, fragmentUrlOf } from './syndication-urls.server.ts'

const { contentLicense } = loadSettings(process.env)

type Options = {
  readonly site: Site
  readonly siteName: string
  readonly kind: SyndicatedKind
  /** The path of the page on the site. */
  readonly path: string
  readonly article: Article
  readonly facts: PageFactsFragment
  /** The path of the page on each site that has it, including this one, percent-encoded. */
  readonly translations: Readonly<Partial<Record<SiteHandle, string>>>
  /** The sites that are enabled. */
  readonly siblings: readonly SiteHandle[]
  /** The messages in the language of the site. */
  readonly i18n: I18n
  /** The date with which the due date of the next review is compared (ISO 8601). */
  readonly today: string
}

/** Returns a page for other systems, with its revision, the states of its review and of its translation, and its license. */
export function syndicatePage(options: Options): SyndicatedPage {
  const { site, siteName, kind, path, article, facts, translations, siblings, i18n } = options
  const base = publicBases[site.handle]
  const url = base + path
  const revision = plainText(facts.translatedRevision) ?? plainText(facts.sourceRevision)
  const { translation, lastReviewed, nextReview, reviewers, translator } = article
  return {
    url,
    dataUrl: dataUrlOf(site.handle, path),
    fragmentUrl: fragmentUrlOf(site.handle, path),
    kind,
    siteName,
    language: article.language,
    requestedLanguage: site.locale,
    direction: directionOf(article.language),
    title: article.title,
    ...(article.intro !== undefined && { intro: article.intro }),
    keyPoints: article.keyPoints,
    blocks: syndicatedBlocks(article.blocks, {
      base,
      pageUrl: url,
      i18n,
      language: article.language,
      siteLanguage: site.locale,
    }),
    sources: article.sources.map(({ citation, language, details, href }) => ({
      citation,
      ...(language !== undefined && { language }),
      ...(details !== undefined && { details }),
      ...(href !== undefined && { url: href.startsWith('/') ? base + href : href }),
    })),
    codes: nonNull(facts.codes).flatMap(({ system, code }) =>
      isCodeSystemName(system) ? [{ system, oid: codeSystems[system].oid, code }] : [],
    ),
    ...(revision !== undefined && { revision }),
    ...(article.published !== undefined && { published: article.published }),
    ...(facts.dateUpdated && { updated: new Date(facts.dateUpdated).toISOString() }),
    review: {
      state: reviewState(options),
      ...(lastReviewed !== undefined && { lastReviewed }),
      ...(nextReview !== undefined && { nextReview }),
      reviewers: reviewers.map(({ name }) => name),
    },
    translation: {
      state: translation.kind,
      ...(translator !== undefined && { translator }),
      ...('originalHref' in translation && { originalUrl: translation.originalHref }),
    },
    translations: siblings.flatMap((handle) => {
      const translated = translations[handle]
      return translated === undefined || handle === site.handle
        ? []
        : [
            {
              language: sites[handle].locale,
              url: publicBases[handle] + translated,
              dataUrl: dataUrlOf(handle, translated),
            },
          ]
    }),
    notices: noticesOf(options, revision),
    license: contentLicense
      ? {
          text: sentencesOf(i18n).license(contentLicense.name),
          ...(contentLicense.url !== undefined && { url: contentLicense.url }),
        }
      : { text: sentencesOf(i18n).noLicense(siteName) },
  }
}

function reviewState({ article: { lastReviewed, nextReview }, today }: Options): SyndicatedPage['review']['state'] {
  if (lastReviewed === undefined) return 'not-reviewed'
  return nextReview !== undefined && nextReview.slice(0, 10) < today.slice(0, 10) ? 'overdue' : 'reviewed'
}

/** Returns the notices that have to be shown to readers, the most important one first. */
function noticesOf(options: Options, revision: string | undefined): readonly string[] {
  const { site, siteName, article, i18n } = options
  const { translation, sources, lastReviewed, reviewers } = article
  const sentences = sentencesOf(i18n)
  const notices: string[] = []
  if (translation.kind === 'missing') notices.push(i18n._(untranslatedLabel))
  if (translation.kind === 'behind') notices.push(i18n._(behindLabel))
  if (lastReviewed === undefined)
    notices.push(i18n._(sources.length > 0 ? sharedMessages.writtenNotReviewed : sharedMessages.notReviewed))
  else {
    const names = listFormat(site.locale).format(reviewers.map(({ name }) => name))
    notices.push(sentences.reviewed(names, formatDate(site.locale, lastReviewed)))
  }
  if (reviewState(options) === 'overdue') notices.push(i18n._(overdueLabel))
  if (revision !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(revision))
    notices.push(sentences.revision(formatDate(site.locale, revision)))
  notices.push(i18n._(sharedMessages.demonstration, { siteName }))
  return notices
}
