import { Fragment } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate, formatNumber, sentenceSpace } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import type { ChangedSection, Piece, WhatChanged } from './what-changed.ts'
import styles from './WhatChangedPage.module.css'

type Props = {
  content: WhatChanged
  /** The name of the earlier revision. */
  from: string
}

/** Renders the changes in a page since an earlier version of it. */
export function WhatChangedPage({ content, from }: Props) {
  const { t } = useLingui()
  const { site } = useCurrentSite()
  const { title, language, path, revision, sections } = content
  const dateOrName = (name: string) =>
    isDay(name) ? (
      <time dateTime={name} suppressHydrationWarning>
        {formatDate(site.locale, name)}
      </time>
    ) : (
      name
    )
  const [earlier, current] = [dateOrName(from), dateOrName(revision)]
  // If the earlier version is not available, its name may be any text that somebody wrote into the URL.
  const areNamed = sections !== undefined || isDay(from)
  return (
    <>
      <PageHead
        ancestors={[{ kind: 'internal', path, label: title, language }]}
        title={t({ message: 'What has changed', comment: 'Title of a page that compares two versions of a text' })}
        {...(areNamed && {
          intro: (
            <Trans comment="Below the title “What has changed”. The placeholders are dates">
              Text now: {current} – compared with: {earlier}
            </Trans>
          ),
        })}
      />
      <div className={`wrap ${styles.page}`}>
        {sections === undefined ? (
          <p>
            <Trans comment="On the page “What has changed”">
              We no longer have the earlier text, so the two cannot be compared.
            </Trans>
          </p>
        ) : (
          <Summary sections={sections} />
        )}
        {sections?.map((section, place) => (
          <Section key={place} section={section} content={content} />
        ))}
        <p>
          <SiteLink path={path}>
            <Trans comment="Link from the page “What has changed” to the page itself">Read the page as it is now</Trans>
          </SiteLink>
        </p>
      </div>
    </>
  )
}

const isDay = (name: string): boolean => /^\d{4}-\d\d-\d\d$/.test(name)

function Summary({ sections }: { sections: readonly ChangedSection[] }) {
  const { site } = useCurrentSite()
  const pieces = sections.flatMap(({ passages }) => passages.flat())
  const added = pieces.filter(({ kind }) => kind === 'added').length
  const removed = pieces.filter(({ kind }) => kind === 'removed').length
  return (
    <p>
      {added + removed === 0 ? (
        <Trans comment="On the page “What has changed”">Nothing in the text has changed.</Trans>
      ) : (
        <Trans comment="On the page “What has changed”: how many places are underlined, and how many are crossed out">
          Underlined: new or different ({formatNumber(site.locale, added)}). Crossed out: no longer there (
          {formatNumber(site.locale, removed)}).
        </Trans>
      )}
    </p>
  )
}

function Section({ section, content }: { section: ChangedSection; content: WhatChanged }) {
  const { site } = useCurrentSite()
  const { anchor, heading, passages } = section
  const language = languageAttributes(content.language, site.locale)
  return (
    <>
      {heading !== undefined && (
        <h2 {...language}>
          {anchor === undefined ? heading : <SiteLink path={`${content.path}#${anchor}`}>{heading}</SiteLink>}
        </h2>
      )}
      {passages.map((pieces, place) => (
        <p key={place} {...language}>
          {pieces.map((piece, index) => (
            <Fragment key={index}>
              {index > 0 && sentenceSpace(content.language)}
              <PieceView piece={piece} />
            </Fragment>
          ))}
        </p>
      ))}
    </>
  )
}

/** Renders a piece of a passage. Screen readers seldom announce insertions and deletions, so hidden text names them. */
function PieceView({ piece: { kind, text } }: { piece: Piece }) {
  const { t } = useLingui()
  switch (kind) {
    case 'same':
      return text
    case 'added':
      return (
        <ins>
          <span className="vh">{t({ message: 'New:', comment: 'Read aloud before a new sentence' })} </span>
          {text}
        </ins>
      )
    case 'removed':
      return (
        <del>
          <span className="vh">
            {t({ message: 'No longer there:', comment: 'Read aloud before a sentence that is gone' })}{' '}
          </span>
          {text}
        </del>
      )
  }
}
