import type { ReactNode } from 'react'
import styles from './MessagePage.module.css'

/** Renders a page that consists of a message and links to other pages. */
export function MessagePage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.message}`}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  )
}
