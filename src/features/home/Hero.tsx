import { Trans } from '@lingui/react/macro'
import { PictureView } from '#blocks/PictureView.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { SearchForm } from '#ui/SearchForm.tsx'
import type { Home } from './home.ts'
import { HeroAnimation } from './HeroAnimation.tsx'
import styles from './Hero.module.css'

/** Renders the title of the home page, the search and the picture, which stands on the border below the hero. */
export function Hero({ home, searches }: { home: Home; searches: readonly string[] }) {
  return (
    <section
      className={`${styles.hero} ${home.isHeroSplit ? styles.split : styles.single} ${home.isHeroColored ? styles.colored : ''}`}
      aria-labelledby="page-title"
    >
      <div className="wrap">
        <div className={styles.words}>
          <h1 id="page-title" tabIndex={-1}>
            {home.heroTitle}
          </h1>
          {home.heroText !== undefined && <p className={styles.lead}>{home.heroText}</p>}
          <SearchForm
            size="hero"
            suggests
            label={
              <Trans comment="Label of the search field on the home page">What would you like to understand?</Trans>
            }
          />
          {searches.length > 0 && (
            <ul className={styles.searches}>
              <li>
                <Trans comment="Before links to searches that many people make">Often searched:</Trans>
              </li>
              {searches.map((words) => (
                <li key={words}>
                  <SiteLink path={`/search?q=${encodeURIComponent(words)}`}>{words}</SiteLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        {home.heroPicture && (
          <div className={styles.picture}>
            {home.heroAnimation !== undefined && <HeroAnimation address={home.heroAnimation} />}
            <PictureView picture={home.heroPicture} decorative lazy={false} />
          </div>
        )}
      </div>
    </section>
  )
}
