import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { BlockContext } from '#blocks/block-context.ts'
import { LanguageSpan } from '#blocks/LanguageSpan.tsx'
import headingStyles from '#blocks/TextBlock.module.css'
import { SiteLink } from '#ui/SiteLink.tsx'
import { FileLink } from './FileLink.tsx'
import type { GuidelinePart, Publication } from './guideline.ts'
import styles from './GuidelineText.module.css'

type Props = {
  part: Extract<GuidelinePart, { name: 'publications-appendices' }>
  pageLanguage: BlockContext['pageLanguage']
}

/** Renders the papers about a guideline, and its appendices. */
export function PublicationsPart({ part: { publications, appendices }, pageLanguage }: Props) {
  const sections: readonly [anchor: string, heading: ReactNode, list: readonly Publication[]][] = [
    [
      'guideline-publications',
      <Trans comment="Heading above the papers about a guideline">Publications</Trans>,
      publications,
    ],
    [
      'guideline-appendices',
      <Trans comment="Heading above the additions to a guideline">Appendices</Trans>,
      appendices,
    ],
  ]
  return sections
    .filter(([, , list]) => list.length > 0)
    .map(([anchor, heading, list]) => (
      <section key={anchor} aria-labelledby={anchor}>
        <h2 id={anchor} className={headingStyles.heading}>
          <LanguageSpan language={pageLanguage}>{heading}</LanguageSpan>
        </h2>
        <ul className={styles.rows}>
          {list.map((publication) => (
            <li key={publication.source.id}>
              <PublicationRow publication={publication} pageLanguage={pageLanguage} />
            </li>
          ))}
        </ul>
      </section>
    ))
}

function PublicationRow({
  publication: { title, source, file },
  pageLanguage,
}: {
  publication: Publication
  pageLanguage: BlockContext['pageLanguage']
}) {
  const { citation, href, details } = source
  return (
    <>
      <h3>
        <bdi>{href === undefined ? title : <SiteLink href={href}>{title}</SiteLink>}</bdi>
      </h3>
      {(citation !== title || details !== undefined) && (
        <p className="note">
          {citation !== title && <bdi>{citation}</bdi>}
          {details !== undefined && ` ${details}`}
        </p>
      )}
      {file && (
        <p className={styles.file}>
          <LanguageSpan language={pageLanguage}>
            <FileLink file={file}>
              <Trans comment="Link to a file">Open the file</Trans>
            </FileLink>
          </LanguageSpan>
        </p>
      )}
    </>
  )
}
