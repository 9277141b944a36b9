import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#i18n/formatting.ts'
import { directionOf } from '#i18n/languages.ts'
import { emergencyPath } from '#sites/emergency-path.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import rowStyles from '#ui/RuledRows.module.css'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from '#ui/Tool.module.css'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { formatSize } from './format-size.ts'
import { checkedDay, type KeptTopic } from './kept-topics.ts'
import { offlinePageTitle } from './offline-page-title.ts'

type Props = {
  /**
   * The kept topics; undefined until they have been read, and in the offline copy, where the service worker lists them.
   */
  topics: readonly KeptTopic[] | undefined
  /** The title of the topic removed last; empty if none was. */
  removed: string
  onRemove: (topic: KeptTopic) => void
}

/**
 * Renders the list of kept topics, each with a button that removes it. Its offline copy also replaces pages that are not
 * kept.
 */
export function OfflineList({ topics, removed, onRemove }: Props) {
  const { i18n } = useLingui()
  const { site } = useCurrentSite()
  return (
    <>
      <PageHead
        title={i18n._(offlinePageTitle)}
        intro={
          <Trans comment="Below the title “Kept for offline”">
            The pages that this browser keeps, so that you can read them without a connection.
          </Trans>
        }
      />
      <div className={`wrap ${styles.page}`} data-starts-client="">
        {/* The worker shows this sentence when the copy is shown in place of another page. */}
        <p data-not-kept="" hidden>
          <strong>
            <Trans comment="Shown without a connection, in place of a page that the browser does not keep; a list follows">
              The page that you wanted is not kept on this device. These pages are:
            </Trans>
          </strong>
        </p>
        <p>
          <SiteLink path={emergencyPath}>
            <Trans comment="Link to the page about emergencies">When to get help now</Trans>
          </SiteLink>
        </p>
        <p data-without-script="">
          <Trans comment="On the page “Kept for offline”, in browsers without JavaScript">
            This page needs JavaScript, and it is switched off in your browser.
          </Trans>
        </p>
        <section className={`${styles.tool} ${styles.step}`} aria-labelledby="kept">
          <h2 id="kept" tabIndex={-1}>
            <Trans comment="Heading of the list of what is kept">On this device</Trans>
          </h2>
          {/* In the copy, the worker adds the links, with the class that the attribute names. */}
          <ul className={rowStyles.list} data-kept-topics={rowStyles.row}>
            {topics?.map((topic) => (
              <li key={topic.href}>
                <a href={topic.href} className={rowStyles.row} lang={topic.language} dir={directionOf(topic.language)}>
                  {topic.title}
                </a>
                <p className="note">
                  <Trans comment="About a page that the browser keeps; the placeholders are a date and a size such as: 1.2 MB">
                    Copy of <time dateTime={checkedDay(topic)}>{formatDate(site.locale, checkedDay(topic))}</time>,{' '}
                    <bdi>{formatSize(site.locale, topic.bytes)}</bdi>
                  </Trans>
                </p>
                <button type="button" className={styles.press} onClick={() => onRemove(topic)}>
                  <Trans comment="Button that deletes what is kept for reading offline">Remove</Trans>
                  <VisuallyHidden> {topic.title}</VisuallyHidden>
                </button>
              </li>
            ))}
          </ul>
          <p role="status">
            {removed !== '' && (
              <Trans comment="Said when something that was kept has been deleted; the placeholder is its title">
                Removed: {removed}
              </Trans>
            )}
          </p>
          {topics?.length === 0 && (
            <p>
              <Trans comment="On the page “Kept for offline”, while nothing is kept; the quoted words are those of a button, as they are translated there">
                Nothing is kept. Go to the page of a condition, and press “Keep for offline” at its end.
              </Trans>{' '}
              <SiteLink path="/all-conditions">
                <Trans comment="Link to the index of all conditions">Conditions A–Z</Trans>
              </SiteLink>
            </p>
          )}
        </section>
        <p className="note">
          <Trans comment="On the page “Kept for offline”">
            The copies are brought up to date when you visit this website with a connection. Whoever uses this device
            can see them. A browser may delete them when it has little room left, or when you have not been here for a
            long time.
          </Trans>{' '}
          <SiteLink path="/stored-data">
            <Trans comment="Link to the page that lists what the website has stored in the browser">
              What this browser keeps of this website
            </Trans>
          </SiteLink>
        </p>
      </div>
    </>
  )
}
