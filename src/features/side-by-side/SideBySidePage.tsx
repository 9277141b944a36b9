import { Trans, useLingui } from '@lingui/react/macro'
import actionStyles from '#blocks/ArticleActions.module.css'
import { ArticleActions } from '#blocks/ArticleActions.tsx'
import { CareCard } from '#blocks/CareCard.tsx'
import type { BlockContext } from '#blocks/block-context.ts'
import { Figure } from '#blocks/Figure.tsx'
import { LanguageSpan } from '#blocks/LanguageSpan.tsx'
import { RichTextView } from '#blocks/RichTextView.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { Notice } from '#ui/Notice.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { sideBySidePath } from './side-by-side-path.ts'
import type { Cell, Passage, Row, Side, SideBySide, SideBySidePageContent } from './side-by-side.ts'
import styles from './SideBySidePage.module.css'

/** Renders a page in two languages, passage by passage, or the choice of the second language. */
export function SideBySidePage({ content }: { content: SideBySidePageContent }) {
  return content.sides ? <Sides content={content} sides={content.sides} /> : <LanguageChoice content={content} />
}

function Sides({ content, sides }: { content: SideBySidePageContent; sides: SideBySide }) {
  const { t } = useLingui()
  const { own, other, rows, swappedHref } = sides
  return (
    <article className={`wrap ${styles.page}`} aria-labelledby="page-title">
      <Breadcrumbs
        ancestors={[{ kind: 'internal', path: content.path, label: content.title, language: content.language }]}
        title={t({ message: 'In two languages', comment: 'Title of a page that shows a text in two languages' })}
      />
      <header className={styles.row}>
        <SideHead side={own} isOwn />
        <SideHead side={other} />
      </header>
      <div>
        <ArticleActions otherLanguages={0} pageLanguage={{}} />
        <ul className={actionStyles.actions} data-actions="">
          <li>
            <SiteLink path={sideBySidePath(content.path)}>
              <Trans comment="Link from a page in two languages to the list of languages">
                Choose another second language
              </Trans>
            </SiteLink>
          </li>
          <li>
            <a href={swappedHref}>
              <Trans comment="Link on a page in two languages: the left column becomes the right one">
                Swap the two languages
              </Trans>
            </a>
          </li>
        </ul>
      </div>
      {(own.isOutdated || other.isOutdated) && (
        <Notice
          title={
            <Trans comment="Above a page in two languages, one of which was translated from an earlier text">
              The original has changed since it was translated.
            </Trans>
          }
        >
          {(own.areChangesMarked || other.areChangesMarked) && (
            <Trans comment="Follows 'The original has changed since it was translated.'">
              Passages that have changed are marked.
            </Trans>
          )}
        </Notice>
      )}
      {rows.map((row, place) => (
        <SideRow key={place} row={row} sides={sides} />
      ))}
      <p className="note">
        <Trans comment="At the end of a page in two languages">
          The sources, the dates and the sheets to print are on the page itself:
        </Trans>{' '}
        <PageLink side={own} isOwn /> <PageLink side={other} />
      </p>
    </article>
  )
}

function useLanguageOf(side: Side) {
  const { site } = useCurrentSite()
  return languageAttributes(side.language, site.locale)
}

/** Renders the title of a page in one language, above its column. */
function SideHead({ side, isOwn = false }: { side: Side; isOwn?: boolean }) {
  return (
    <div {...useLanguageOf(side)}>
      <p className="note">{side.name}</p>
      {isOwn ? (
        <h1 id="page-title" tabIndex={-1}>
          {side.title}
        </h1>
      ) : (
        <p className={styles.title}>{side.title}</p>
      )}
      <div className={actionStyles.actions}>
        <RichTextView richText={side.readAloud} />
      </div>
    </div>
  )
}

function PageLink({ side, isOwn = false }: { side: Side; isOwn?: boolean }) {
  const language = useLanguageOf(side)
  return isOwn ? (
    <SiteLink path={side.href} hrefLang={language.lang}>
      <span {...language}>{side.title}</span>
    </SiteLink>
  ) : (
    <a href={side.href} hrefLang={side.language}>
      <span {...language}>{side.title}</span>
    </a>
  )
}

function SideRow({ row, sides }: { row: Row; sides: SideBySide }) {
  return (
    <div className={styles.row} id={row.anchor}>
      <SideCell cell={row.own} side={sides.own} />
      <SideCell cell={row.other} side={sides.other} />
    </div>
  )
}

function SideCell({ cell, side }: { cell: Cell; side: Side }) {
  const { site } = useCurrentSite()
  const language = useLanguageOf(side)
  return (
    <div className={cell.isOutdated ? `${styles.cell} ${styles.outdated}` : styles.cell} {...language}>
      {cell.isOutdated && (
        <p>
          <LanguageSpan language={languageAttributes(site.locale, side.language)}>
            <strong>
              <Trans comment="Above a translated passage that is older than its original">
                Changed in the original
              </Trans>
            </strong>
          </LanguageSpan>
        </p>
      )}
      {cell.passages.map((passage, place) => (
        <PassageView key={place} passage={passage} />
      ))}
    </div>
  )
}

const context: BlockContext = {
  headingLevel: 3,
  pageLanguage: {},
  sourceNumbers: new Map(),
  anchors: new Map(),
}

function PassageView({ passage }: { passage: Passage }) {
  switch (passage.kind) {
    case 'heading':
      return <h2>{passage.text}</h2>
    case 'text':
      return <RichTextView richText={passage.richText} />
    case 'care-card':
      return <CareCard block={passage.block} context={context} isRepeated />
    case 'figure':
      return <Figure block={passage.block} context={context} />
  }
}
