import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './FilterMenu.module.css'

/** Renders the filters of a list. They are in a disclosure on small screens, and beside the list on wide ones. */
export function FilterMenu({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={styles.menu} aria-label={title}>
      <details>
        <summary className="opener">
          {title}
          <Icon name="chevron-down" />
        </summary>
        {children}
      </details>
    </nav>
  )
}

/** Renders a filter with its name and the list of its options. `children` are the `<li>` elements. */
export function FilterGroup({ id, name, children }: { id: string; name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <p id={id}>{name}</p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}
