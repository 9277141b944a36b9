import { Trans } from '@lingui/react/macro'
import { PictureView } from '#blocks/PictureView.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { MoreLink } from '#ui/MoreLink.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import type { HomeStory } from './home.ts'
import styles from './Stories.module.css'

/** Renders made-up examples: cards with quotations, of which the first leads, or a plain list. */
export function Stories({ stories, asCards }: { stories: readonly HomeStory[]; asCards: boolean }) {
  return (
    <section aria-labelledby="home-stories">
      <div className="section-head">
        <h2 id="home-stories">
          <Trans comment="Heading above made-up stories of patients">How it can feel</Trans>
        </h2>
        <p>
          <Trans id="story-note" comment="Under the heading 'How it can feel'">
            Made-up examples, put together from common experiences.
          </Trans>
        </p>
      </div>
      {asCards ? (
        <div className={styles.stories}>
          {stories.map((story, index) => (
            <Story key={story.id} story={story} leads={index === 0} />
          ))}
        </div>
      ) : (
        <RuledList links={stories.map(({ link, quote }) => ({ ...link, text: quote }))} />
      )}
    </section>
  )
}

function Story({ story, leads }: { story: HomeStory; leads: boolean }) {
  const { site } = useCurrentSite()
  const language = story.link.kind === 'internal' ? story.link.language : undefined
  return (
    <div className={leads ? styles.lead : styles.side}>
      {leads && story.picture && <PictureView picture={story.picture} decorative />}
      <div>
        <blockquote className={`quotation ${styles.quote}`} {...languageAttributes(language, site.locale)}>
          {story.quote}
        </blockquote>
        <MoreLink link={story.link} />
      </div>
    </div>
  )
}
