import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '#ui/SiteLink.tsx'
import { comingHref } from './event-list-links.ts'
import type { EventPlace } from './event-places.ts'
import type { EventKind } from './event.ts'
import styles from './EventListPage.module.css'

type Props = { kind: EventKind; places: readonly EventPlace[]; place: string | undefined }

/** Renders links that limit the upcoming events to one country, or to those online. */
export function EventPlaces({ kind, places, place }: Props) {
  const { t } = useLingui()
  const link = (value: string | undefined) => ({
    path: comingHref(kind, value),
    'aria-current': value === place ? ('true' as const) : undefined,
  })
  return (
    <nav
      className={styles.years}
      aria-label={t({ message: 'Places', comment: 'Name of a list of links: online, and countries where events are' })}
    >
      <ul>
        <li>
          <SiteLink {...link(undefined)}>
            <Trans comment="Link to the coming events in all places; stands before links to single countries">
              Everywhere
            </Trans>
          </SiteLink>
        </li>
        {places.map(({ value, country }) => (
          <li key={value}>
            <SiteLink {...link(value)}>
              {country ?? <Trans comment="Where an event takes place">Online</Trans>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
