import { Trans } from '@lingui/react/macro'
import { PictureView } from '#blocks/PictureView.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { MoreLink } from '#ui/MoreLink.tsx'
import type { SafeLink } from '#ui/safe-link.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import type { HomeStory } from './home.ts'
import styles from './Stories.module.css'

/** Renders fictional stories, either as quotations, of which the first is large, or as plain cards. */
export function Stories({ stories, asQuotations }: { stories: readonly HomeStory[]; asQuotations: boolean }) {
  const { site } = useCurrentSite()
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
      {asQuotations ? (
        <div className={styles.stories}>
          {stories.map((story, index) => (
            <Story key={story.id} story={story} leads={index === 0} />
          ))}
        </div>
      ) : (
        <ul className={styles.cards}>
          {stories.map(({ id, link, quote }) => (
            <li key={id}>
              <h3>
                <SiteLink link={link} />
              </h3>
              <p {...languageAttributes(languageOf(link), site.locale)}>{quote}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const languageOf = (link: SafeLink) => (link.kind === 'internal' ? link.language : undefined)

function Story({ story, leads }: { story: HomeStory; leads: boolean }) {
  const { site } = useCurrentSite()
  return (
    <div className={leads ? styles.lead : styles.side}>
      {leads && story.picture && <PictureView picture={story.picture} decorative />}
      <div>
        <blockquote
          className={`quotation ${styles.quote}`}
          {...languageAttributes(languageOf(story.link), site.locale)}
        >
          {story.quote}
        </blockquote>
        <MoreLink link={story.link} />
      </div>
    </div>
  )
}
