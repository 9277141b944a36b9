import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import buttonStyles from '#ui/ButtonLink.module.css'
import { Icon } from '#ui/Icon.tsx'
import type { BlockProps } from './block-definition.ts'
import { LanguageSpan } from './LanguageSpan.tsx'
import type { WorksheetBlock } from './worksheet.block.ts'
import { RichTextView } from './RichTextView.tsx'
import styles from './Worksheet.module.css'

/**
 * Renders sheets to print and fill in by hand, which small screens hide. While the block is the target of the page's
 * URL, the browser prints nothing else, so that the button of the block works without JavaScript too.
 */
export function Worksheet({ block, context }: BlockProps<WorksheetBlock>) {
  const message = (text: ReactNode) => <LanguageSpan language={context.pageLanguage}>{text}</LanguageSpan>
  return (
    <section id={worksheetAnchor(block)} className={styles.worksheet} data-worksheet="" aria-label={block.button}>
      <div className={styles.intro}>
        <WorksheetButton block={block} />
        <p className={`note ${styles.hint}`}>
          {message(
            <Trans comment="Beside a button that prints sheets to fill in, on a screen too small to show them">
              The sheets are made for paper. A small screen does not show them, but they are printed.
            </Trans>,
          )}
        </p>
        <div className={`note ${styles.ready}`}>
          <p>
            {message(
              <Trans comment="Shown after a press on a button that prints sheets to fill in, for browsers that do not begin to print by themselves">
                Now choose “Print” in the menu of your browser. Only the sheets are printed.
              </Trans>,
            )}
          </p>
          <p>
            <a href="#page-title">
              {message(
                <Trans comment="Link that undoes the choice to print only the sheets of a page">
                  Print the whole page instead
                </Trans>,
              )}
            </a>
          </p>
        </div>
      </div>
      <RichTextView richText={block.body} />
    </section>
  )
}

/** Renders a link to the sheets of a page that looks like a button. With JavaScript, it also opens the print dialog. */
export function WorksheetButton({ block }: { block: WorksheetBlock }) {
  return (
    <a href={`#${worksheetAnchor(block)}`} className={buttonStyles.button} data-button="" data-press="print">
      <Icon name="printer" />
      {block.button}
    </a>
  )
}

const worksheetAnchor = ({ id }: WorksheetBlock): string => `worksheet-${id}`
