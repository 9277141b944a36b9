import { useId, type ReactNode } from 'react'
import { InLanguage } from './InLanguage.tsx'
import { RuledRows } from './RuledRows.tsx'
import { isUntranslated, type SafeLink } from './safe-link.ts'
import styles from './RuledList.module.css'

type Props = {
  links: readonly SafeLink[]
  /** Renders a number or an icon before the text of a row; `index` is the index of the link in `links`. */
  mark?: (link: SafeLink, index: number) => ReactNode
}

/**
 * Renders links in rows. Links to pages that are not in the site's language come last, below a label that names their
 * language.
 */
export function RuledList({ links, mark }: Props) {
  const id = useId()
  const own = links.filter((link) => !isUntranslated(link))
  const untranslated = links.filter(isUntranslated)
  const markOf = mark && ((link: SafeLink) => mark(link, links.indexOf(link)))
  const [first] = untranslated
  return (
    <>
      {own.length > 0 && <RuledRows links={own} mark={markOf} />}
      {first?.kind === 'internal' && first.language !== undefined && (
        <>
          <p id={id} className={`note ${styles.language}`}>
            <InLanguage language={first.language} />
          </p>
          <RuledRows links={untranslated} mark={markOf} labelledBy={id} />
        </>
      )}
    </>
  )
}
