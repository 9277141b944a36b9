import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#ui/SiteLink.tsx'
import type { Source } from './source.ts'
import styles from './SourceList.module.css'

/** Renders the sources of a page as a numbered list. Each item has an id, to which source numbers on the page can link. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ol className={styles.sources}>
      {sources.map((source) => (
        <li key={source.id} id={`source-${source.id}`}>
          <bdi>
            {source.href === undefined ? (
              <Citation source={source} />
            ) : (
              <SiteLink href={source.href}>
                <Citation source={source} />
              </SiteLink>
            )}
          </bdi>
          {source.details !== undefined && ` ${source.details}`}
        </li>
      ))}
    </ol>
  )
}

/** Renders a citation with its own language, which may differ from that of the text around its link. */
const Citation = ({ source: { citation, language } }: { source: Source }) =>
  language === undefined ? citation : <span lang={language}>{citation}</span>

export const SourcesHeading = () => (
  <Trans id="sources-heading" comment="Heading of the list of sources of a page">
    Where this comes from
  </Trans>
)
