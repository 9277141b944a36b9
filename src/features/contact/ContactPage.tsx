import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { Article } from '#blocks/article.ts'
import { ArticleView } from '#blocks/ArticleView.tsx'
import styles from './ContactPage.module.css'

type Props = {
  article: Article
  subjects: readonly string[]
  today: string
  otherLanguages?: number
  afterBody?: ReactNode
}

/** How to reach the people behind the website. */
export function ContactPage({ subjects, ...rest }: Props) {
  const heading = (
    <Trans comment="Heading above a list of subjects on the contact page">What people write to us about</Trans>
  )
  return (
    <ArticleView {...rest} childHeadings={subjects.length > 0 ? [{ anchor: 'subjects', heading }] : []}>
      {subjects.length > 0 && (
        <section className={styles.subjects} aria-labelledby="subjects">
          <h2 id="subjects">{heading}</h2>
          <ul>
            {subjects.map((subject) => (
              <li key={subject}>{subject}</li>
            ))}
          </ul>
        </section>
      )}
    </ArticleView>
  )
}
