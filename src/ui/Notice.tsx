import type { ReactNode } from 'react'
import { sentenceSpace } from '#i18n/formatting.ts'
import type { Language } from '#i18n/languages.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Icon } from './Icon.tsx'
import styles from './Notice.module.css'

type Props = {
  title: ReactNode
  children?: ReactNode
  /** `success` is for a notice that something has worked. */
  kind?: 'success' | undefined
  lang?: Language
  dir?: 'ltr' | 'rtl'
}

/**
 * Renders a notice, such as that a page is not translated or that a form was sent. `lang` and `dir` are for a notice inside
 * a passage in another language.
 */
export function Notice({ title, children, kind, lang, dir }: Props) {
  const { site } = useCurrentSite()
  return (
    <div className={kind ? `${styles.notice} ${styles[kind]}` : styles.notice} role="note" lang={lang} dir={dir}>
      {kind === 'success' && <Icon name="circle-check" />}
      <p>
        <strong>{title}</strong>
        {children !== undefined && sentenceSpace(site.locale)}
        {children}
      </p>
    </div>
  )
}
