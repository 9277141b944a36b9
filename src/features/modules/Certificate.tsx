import { type SubmitEvent, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import type { Article } from '#blocks/article.ts'
import { formatDate } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import buttonStyles from '#ui/ButtonLink.module.css'
import { Icon } from '#ui/Icon.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import styles from './Certificate.module.css'
import { useCurrentModule } from './current-module.ts'
import { useLanguageSpan } from './use-language-span.tsx'

type Props = {
  article: Article
  publisher: string
  /** The day on which the last step was completed, as an ISO 8601 date. */
  day: string
}

/** Renders a printable certificate of completion. The name is only entered on the page and is neither sent nor saved. */
export function Certificate({ article, publisher, day }: Props) {
  const { locale } = useCurrentSite().site
  const { pageLanguage } = useLanguageSpan(article)
  const module = useCurrentModule()
  const section = useRef<HTMLElement>(null)
  const [name, setName] = useState('')

  function print(event: SubmitEvent) {
    event.preventDefault()
    const { dataset } = section.current ?? document.body
    // Some browsers print only after this handler has returned, so `data-printing` is removed on `afterprint`.
    addEventListener('afterprint', () => delete dataset['printing'], { once: true })
    dataset['printing'] = ''
    window.print()
  }

  return (
    <section ref={section} className={styles.certificate} aria-labelledby="certificate" {...pageLanguage}>
      <div className={styles.sheet}>
        <p className={styles.publisher}>{publisher}</p>
        <h2 id="certificate">
          <Trans comment="Title of a paper that says that somebody has done all of a learning module">
            Certificate of completion
          </Trans>
        </h2>
        <dl>
          <div>
            <dt>
              <Trans comment="On a certificate, before the name of the person">Name</Trans>
            </dt>
            <dd className={styles.name}>
              <bdi>{name}</bdi>
            </dd>
          </div>
          <div>
            <dt>
              <Trans comment="Above the name of a learning module">Learning module</Trans>
            </dt>
            <dd {...languageAttributes(module.language, locale)}>{module.title}</dd>
          </div>
          <div>
            <dt>
              <Trans comment="On a certificate, before the date on which all steps were done">Completed on</Trans>
            </dt>
            <dd>
              <time dateTime={day}>{formatDate(locale, day)}</time>
            </dd>
          </div>
        </dl>
      </div>
      <form onSubmit={print} className={styles.form}>
        <label htmlFor="certificate-name">
          <Trans comment="Label of a field: the name that is printed on a certificate">Your name</Trans>
        </label>
        <input
          id="certificate-name"
          autoComplete="name"
          maxLength={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
          aria-describedby="certificate-hint"
        />
        <p id="certificate-hint" className="note">
          <Trans comment="Below the field for the name on a certificate">
            It is only for the paper. It is not sent, and not kept.
          </Trans>
        </p>
        <button className={buttonStyles.button}>
          <Icon name="printer" />
          <Trans comment="Button that prints a certificate">Print the certificate</Trans>
        </button>
      </form>
    </section>
  )
}
