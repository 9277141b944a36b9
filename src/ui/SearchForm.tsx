import { useId, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { maxQueryLength } from '#lib/max-query-length.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Icon } from './Icon.tsx'
import styles from './SearchForm.module.css'

type Props = {
  size: 'hero' | 'small'
  /** The label; 'Search this site' by default. */
  label?: ReactNode
  /** Whether the label is shown above the field; by default only in the hero size. A hidden label is for screen readers. */
  isLabelShown?: boolean
  query?: string
  /**
   * Whether pages are suggested while the reader types. The code for this is loaded when the field first receives the focus.
   */
  suggests?: boolean
  /** The decoded path of the publication, such as a guideline, to which the search is limited. */
  within?: string | undefined
}

/** Renders the search as a plain form that works without JavaScript. */
export function SearchForm({ size, label, isLabelShown = size === 'hero', query, suggests, within }: Props) {
  const { t } = useLingui()
  const { path } = useCurrentSite()
  const id = useId()
  const search = t({ message: 'Search', comment: 'Button that starts a search' })
  return (
    <search>
      <form action={path('/search')}>
        {within !== undefined && <input type="hidden" name="within" value={within} />}
        <label className={isLabelShown ? styles.label : 'vh'} htmlFor={id}>
          {label || <Trans comment="Label of a search field">Search this site</Trans>}
        </label>
        <div className={size === 'hero' ? styles.find : `${styles.find} ${styles.small}`}>
          <input
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxQueryLength}
            data-suggests={suggests}
          />
          <button type="submit" aria-label={search}>
            <Icon name="search" />
            {size === 'hero' && <span>{search}</span>}
          </button>
        </div>
      </form>
    </search>
  )
}
