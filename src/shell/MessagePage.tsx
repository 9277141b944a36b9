import type { ReactNode } from 'react'
import styles from './MessagePage.module.css'

/** A page that says one thing, and where to go from there. */
export function MessagePage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.message}`}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  )
}
