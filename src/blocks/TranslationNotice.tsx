import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { sentenceSpace } from '#i18n/formatting.ts'
import { languageNames } from '#i18n/language-names.ts'
import { directionOf, fallbackLanguage } from '#i18n/languages.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { Article, Original, Translation } from './article.ts'
import type { BlockContext } from './block-context.ts'

type PageLanguage = BlockContext['pageLanguage']

/**
 * Renders the notice, in the page's language, that an article is not translated or that its translation is outdated. Renders
 * nothing for originals and current translations. It is the only such notice on a page, so if an outdated translation
 * contains care cards, the notice also says that their advice may have changed (settled 14).
 */
export function TranslationNotice({
  article: { translation, blocks },
  pageLanguage,
}: {
  article: Pick<Article, 'translation' | 'blocks'>
  pageLanguage: PageLanguage
}) {
  const { site } = useCurrentSite()
  switch (translation.kind) {
    case 'original':
    case 'current':
      return null
    case 'behind':
      return (
        <Notice
          {...pageLanguage}
          title={
            translation.originalLanguage ? (
              <Trans comment="Above a translation whose original, which is not English, has been changed since">
                The original is newer than this translation.
              </Trans>
            ) : (
              <Trans comment="Above a translation whose original has been changed since">
                The English page is newer than this translation.
              </Trans>
            )
          }
        >
          {blocks.some(({ kind }) => kind === 'care-card') && (
            <>
              <AdviceMayHaveChanged {...translation} />
              {sentenceSpace(site.locale)}
            </>
          )}
          <OriginalLink {...translation}>
            <Trans comment="Link to the original of a translation">Read the English page</Trans>
          </OriginalLink>
        </Notice>
      )
    case 'missing':
      return (
        <Notice
          {...pageLanguage}
          title={
            <Trans comment="Above a page that is shown in English because there is no translation">
              This page has not been translated yet.
            </Trans>
          }
        >
          {translation.originalLanguage === undefined && (
            <>
              <Trans comment="Follows 'This page has not been translated yet.'">Here it is in English.</Trans>
              {sentenceSpace(site.locale)}
            </>
          )}
          <OriginalLink {...translation}>
            <Trans comment="Link from a page that is shown in English to the English site">
              Read it on the English site
            </Trans>
          </OriginalLink>
        </Notice>
      )
  }
}

/** Renders a warning above care cards that are shown outside their page and whose translation is outdated (settled 14). */
export function CareTranslationNotice({
  translation,
  pageLanguage,
}: {
  translation: Translation
  pageLanguage: PageLanguage
}) {
  if (translation.kind !== 'behind') return null
  return (
    <Notice {...pageLanguage} title={<AdviceMayHaveChanged {...translation} />}>
      <OriginalLink {...translation}>
        <Trans comment="Link to the original of emergency advice">Read the newest version in English</Trans>
      </OriginalLink>
    </Notice>
  )
}

const AdviceMayHaveChanged = ({ originalLanguage }: Original) =>
  originalLanguage ? (
    <Trans comment="Above emergency advice whose translation is older than the original, which is not English">
      This advice may have changed in the original.
    </Trans>
  ) : (
    <Trans comment="Above emergency advice whose translation is older than the original">
      This advice may have changed in English.
    </Trans>
  )

/**
 * Renders a link to the original. The label is `children` if the original is English, otherwise the name of its language in
 * that language.
 */
function OriginalLink({ originalHref, originalLanguage, children }: Original & { children: ReactNode }) {
  if (originalLanguage === undefined) {
    return (
      <a href={originalHref} hrefLang={fallbackLanguage}>
        {children}
      </a>
    )
  }
  return (
    <a href={originalHref} hrefLang={originalLanguage} lang={originalLanguage} dir={directionOf(originalLanguage)}>
      {languageNames[originalLanguage]}
    </a>
  )
}
