import { Trans } from '@lingui/react/macro'
import type { BlockProps } from './block-definition.ts'
import { LanguageSpan } from './LanguageSpan.tsx'
import type { QuestionsBlock as Questions } from './questions.block.ts'
import styles from './QuestionsBlock.module.css'

/**
 * Renders questions on lined paper, which readers can tick and take along. Ticks are neither sent nor saved, but they are
 * printed.
 */
export function QuestionsBlock({ block, context }: BlockProps<Questions>) {
  const headingId = context.anchors.get(block.id)
  return (
    <section className={styles.sheet} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <LanguageSpan language={context.pageLanguage}>
          <QuestionsHeading />
        </LanguageSpan>
      </h2>
      <p className="note">
        <LanguageSpan language={context.pageLanguage}>
          <Trans id="questions-note" comment="Under the heading 'Questions to ask your doctor'">
            Tick the ones that matter to you and take the page along.
          </Trans>
        </LanguageSpan>
      </p>
      <ul className={styles.list}>
        {block.questions.map((question, index) => (
          <li key={index}>
            <label>
              <input type="checkbox" />
              <span>{question}</span>
            </label>
          </li>
        ))}
        <li className={styles.own}>
          <LanguageSpan language={context.pageLanguage}>
            <Trans comment="Last line of a printed list of questions; readers write their own after it">
              My own question:
            </Trans>
          </LanguageSpan>
        </li>
      </ul>
    </section>
  )
}

export function QuestionsHeading() {
  return (
    <Trans comment="Heading of a list of questions to take along to an appointment">Questions to ask your doctor</Trans>
  )
}
