import type { ReactNode } from 'react'
import type { Language } from '#i18n/languages.ts'
import styles from './Notice.module.css'

type Props = { title: ReactNode; children?: ReactNode; lang?: Language; dir?: 'ltr' | 'rtl' }

/**
 * Renders a notice about the content that follows. `lang` and `dir` are for a notice inside a passage of another language.
 */
export function Notice({ title, children, lang, dir }: Props) {
  return (
    <div className={styles.notice} role="note" lang={lang} dir={dir}>
      <p>
        <strong>{title}</strong> {children}
      </p>
    </div>
  )
}
