import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Icon } from '#ui/Icon.tsx'
import type { BlockProps } from './block-definition.ts'
import type { CareCardBlock, Urgency } from './care-card.block.ts'
import { CareSign } from './CareSign.tsx'
import { LanguageSpan } from './LanguageSpan.tsx'
import { RichTextView } from './RichTextView.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './CareCard.module.css'

const headings = {
  emergency: <Trans comment="Heading of a card: danger to life or to an organ within hours">Emergency: call now</Trans>,
  urgent: (
    <Trans comment="Heading of a card: something that should not wait until tomorrow">Urgent: see a doctor today</Trans>
  ),
  ask: (
    <Trans comment="Heading of a card: something to bring up, without hurry">Ask your doctor at your next visit</Trans>
  ),
} satisfies Record<Urgency, ReactNode>

/**
 * Renders a card that says what to do and how soon. The urgency is expressed in words, by the shape of the sign, and by
 * color.
 */
export function CareCard({
  block,
  context,
  isRepeated = false,
}: BlockProps<CareCardBlock> & {
  /**
   * Whether the page may contain the card more than once, as in a conversation or beside another language. Such a card is
   * not a landmark, and its heading has no id.
   */
  isRepeated?: boolean
}) {
  const Heading = context.headingLevel === 2 ? 'h2' : 'h3'
  const headingId = isRepeated ? undefined : `care-${block.id}`
  // The heading of a long text is above it, because most of a column beside the text would be empty.
  const isStacked = block.isLong || isRepeated
  const numbers = block.phones && (
    <p className={styles.phones}>
      {block.phones.map(({ number, label }) => (
        <SiteLink key={number} href={`tel:${number.replace(/[^\d+]/g, '')}`} data-button="">
          <Icon name="phone" />
          <span {...context.pageLanguage}>
            {block.callLabel ? (
              <>
                {block.callLabel.before}
                <bdi>{label}</bdi>
                {block.callLabel.after}
              </>
            ) : (
              <Trans comment="Button that calls a phone number; the placeholder is the number and where it holds, such as: 112 (EU)">
                Call <bdi>{label}</bdi>
              </Trans>
            )}
          </span>
        </SiteLink>
      ))}
    </p>
  )
  const countries = (richText: CareCardBlock['countries']) =>
    richText && (
      <div className={styles.countries} {...context.pageLanguage}>
        <RichTextView richText={richText} />
      </div>
    )
  return (
    <section
      className={`${styles.card} ${styles[block.urgency]} ${isStacked ? styles.stacked : ''}`}
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        <CareSign urgency={block.urgency} />
        <Heading id={headingId}>
          {block.heading ?? <LanguageSpan language={context.pageLanguage}>{headings[block.urgency]}</LanguageSpan>}
        </Heading>
      </div>
      <div className={styles.body}>
        {numbers}
        {countries(block.countries)}
        <RichTextView richText={block.body} />
        {block.isLong && numbers && (
          <div className={styles.again}>
            {numbers}
            {countries(block.ownNumber)}
          </div>
        )}
      </div>
    </section>
  )
}
