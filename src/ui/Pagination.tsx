import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Icon } from './Icon.tsx'
import { SiteLink } from './SiteLink.tsx'
import styles from './Pagination.module.css'

type Props = {
  /** The current page, counted from 1. */
  page: number
  pages: number
  /** Returns the path of a page, with its query. */
  pathOf: (page: number) => string
}

/**
 * Renders links to the first, the last, the neighboring, the previous and the next page of a list. In print, the number of
 * this page is shown instead. Renders nothing for a single page.
 */
export function Pagination({ page, pages, pathOf }: Props) {
  const { t } = useLingui()
  const { site } = useCurrentSite()
  if (pages < 2) return null
  const write = (number: number) => formatNumber(site.locale, number)
  const nameOf = (text: string) => t({ message: `Page ${text}`, comment: 'Name of a link to a page of a list' })
  return (
    <>
      <p className={styles.printed}>{`${nameOf(write(page))} / ${write(pages)}`}</p>
      <nav
        className={styles.pages}
        aria-label={t({ message: 'Pages of this list', comment: 'Name of a list of links: 1, 2, 3' })}
      >
        {page > 1 && (
          <SiteLink path={pathOf(page - 1)} rel="prev" className={styles.previous}>
            <Icon name="arrow-right" />
            <Trans comment="Link to the page of a list before this one">Previous page</Trans>
          </SiteLink>
        )}
        <ol>
          {shownPages(page, pages).map((number, place) => {
            if (number === undefined) return <li key={`gap-${place}`} className={styles.gap} />
            const text = write(number)
            return (
              <li key={number}>
                <SiteLink
                  path={pathOf(number)}
                  aria-current={number === page ? 'page' : undefined}
                  aria-label={nameOf(text)}
                >
                  {text}
                </SiteLink>
              </li>
            )
          })}
        </ol>
        {page < pages && (
          <SiteLink path={pathOf(page + 1)} rel="next" className={styles.next}>
            <Trans comment="Link to the page of a list after this one">Next page</Trans>
            <Icon name="arrow-right" />
          </SiteLink>
        )}
      </nav>
    </>
  )
}

/** Returns the page numbers to show, with undefined for each gap. A gap of a single number is filled with that number. */
export function shownPages(page: number, pages: number): readonly (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(near)]
  return numbers.flatMap((number, place) => {
    const gap = number - (numbers[place - 1] ?? 0)
    return gap === 1 ? [number] : gap === 2 ? [number - 1, number] : [undefined, number]
  })
}
