import type { ReactNode } from 'react'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import type { SafeLink } from './safe-link.ts'
import styles from './PageHead.module.css'

type Props = { title: string; intro?: ReactNode; ancestors?: readonly SafeLink[]; children?: ReactNode }

/** Renders the head of a page that is not an article, such as a list or a form: breadcrumbs, title and introduction. */
export function PageHead({ title, intro, ancestors = [], children }: Props) {
  return (
    <div className={styles.head}>
      <div className="wrap">
        <Breadcrumbs ancestors={ancestors} title={title} />
        <h1 tabIndex={-1}>{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
    </div>
  )
}
