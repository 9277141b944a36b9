import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Blocks } from '#blocks/Blocks.tsx'
import { LanguageSpan } from '#blocks/LanguageSpan.tsx'
import { RelatedHeading } from '#blocks/ArticleSection.tsx'
import { TranslationNotice } from '#blocks/TranslationNotice.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { emergencyPath } from '#sites/emergency-path.ts'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { RuledList } from '#ui/RuledList.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { type Exchange, maxQuestionLength } from './chat-answer.ts'
import type { Chatbot } from './chatbot.ts'
import { ExchangeView } from './ExchangeView.tsx'
import { useConversation } from './use-conversation.ts'
import styles from './ChatPage.module.css'

type Props = {
  chatbot: Chatbot
  /** The path of the page on the site. */
  path: string
  /** The question from a posted form, with its answer. */
  posted?: Exchange | undefined
}

/** Renders a chatbot: a greeting, the conversation, the form, and a text about the chatbot. Works without JavaScript. */
export function ChatPage({ chatbot, path: pagePath, posted }: Props) {
  const { article, greeting, disclaimer, emergencyText, suggestedQuestions, sendsQuestions } = chatbot
  const { site, path, pathOnward } = useCurrentSite()
  const { t } = useLingui()
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLElement>(null)
  const wasPending = useRef(false)
  const { exchanges, status, send, clear } = useConversation({
    path: path(pagePath),
    action: `${import.meta.env.BASE_URL}api/chat`,
    site: site.handle,
    posted,
  })
  const textLanguage = languageAttributes(article.language, site.locale)
  const pageLanguage = languageAttributes(site.locale, article.language)

  // The uri of the page that gave the last answer. A short question that names no page is assumed to be about that page.
  const about = exchanges.findLast(({ answer }) => answer.page)?.answer.page?.uri ?? ''

  useEffect(() => {
    if (wasPending.current && status !== 'pending') {
      const start = log.current?.querySelector<HTMLElement>('#answer [data-answer]')
      // Focus alone would center a card that is taller than the screen of a phone, so that its heading would be out of view.
      start?.focus({ preventScroll: true })
      start?.scrollIntoView()
    }
    wasPending.current = status === 'pending'
  }, [status])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const question = (submitter?.name === 'question' ? submitter.value : (field.current?.value ?? '')).trim()
    if (question === '') return field.current?.focus()
    send(question, about)
    if (field.current && submitter?.name !== 'question') field.current.value = ''
  }

  return (
    <article className={`wrap ${styles.page}`} {...textLanguage}>
      <div {...pageLanguage}>
        <Breadcrumbs ancestors={article.ancestors} title={article.title} titleLanguage={article.language} />
      </div>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{article.title}</h1>
        <TranslationNotice article={article} pageLanguage={pageLanguage} />
        {greeting !== undefined && <p className={styles.greeting}>{greeting}</p>}
        {emergencyText !== undefined && (
          <p className={styles.emergency}>
            {emergencyText}{' '}
            <LanguageSpan language={pageLanguage}>
              <SiteLink path={emergencyPath}>
                <Trans comment="Link to the page about emergencies, on the page of the chatbot">
                  When to get help now
                </Trans>
              </SiteLink>
            </LanguageSpan>
          </p>
        )}
      </header>

      <div className={styles.chat}>
        <section
          ref={log}
          role="log"
          aria-label={t({ message: 'Conversation', comment: 'Name of the list of questions and answers of a chatbot' })}
          aria-busy={status === 'pending'}
          // The tab stop makes a long conversation scrollable by keyboard.
          tabIndex={exchanges.length > 0 ? 0 : undefined}
          className={styles.log}
          {...pageLanguage}
        >
          {exchanges.map((exchange, place) => (
            <ExchangeView
              // Exchanges have no ids. After the saved ones have been added, the list only changes at its end, so the index
              // is stable.
              key={place}
              exchange={exchange}
              name={String(place)}
              id={place === exchanges.length - 1 ? 'answer' : undefined}
            />
          ))}
        </section>

        {exchanges.length === 0 && suggestedQuestions.length > 0 && (
          // These buttons have a form of their own: in the form of the field, Enter would activate the first of them.
          <form
            method="post"
            action={`${pathOnward(pagePath)}#answer`}
            onSubmit={submit}
            className={styles.suggestions}
          >
            <p id={`${fieldId}-suggestions`} {...pageLanguage}>
              <Trans comment="Above questions that one can ask a chatbot by pressing them">You could ask:</Trans>
            </p>
            <ul aria-labelledby={`${fieldId}-suggestions`}>
              {suggestedQuestions.map((question) => (
                <li key={question}>
                  <button name="question" value={question} formNoValidate>
                    {question}
                  </button>
                </li>
              ))}
            </ul>
          </form>
        )}
        <form method="post" action={`${pathOnward(pagePath)}#answer`} onSubmit={submit} className={styles.form}>
          <input type="hidden" name="about" value={about} />
          <div {...pageLanguage}>
            <label htmlFor={fieldId} className={styles.label}>
              <Trans comment="Label of the field in which one asks a chatbot">Your question</Trans>
            </label>
            <div className={styles.field}>
              <input
                ref={field}
                id={fieldId}
                name="question"
                enterKeyHint="send"
                maxLength={maxQuestionLength}
                required
                autoComplete="off"
                dir="auto"
                aria-describedby={`${fieldId}-notes`}
              />
              <button className={styles.send}>
                <Trans comment="Button that sends a question to a chatbot">Ask</Trans>
              </button>
            </div>
            <div id={`${fieldId}-notes`} className={`note ${styles.notes}`}>
              {disclaimer !== undefined && <p {...textLanguage}>{disclaimer}</p>}
              {sendsQuestions && (
                <p>
                  <Trans comment="Below the field of a chatbot, where answers are reworded by another company's service">
                    Your question is sent to another service, which puts the answer into other words.
                  </Trans>
                </p>
              )}
              <p>
                <Trans comment="Below the field of a chatbot: what happens to what one types">
                  We do not keep what you type. It stays in this tab until you close it.
                </Trans>
              </p>
            </div>
          </div>
        </form>
        {exchanges.length > 0 && (
          <form method="get" action={pathOnward(pagePath)} className={styles.clear} {...pageLanguage}>
            <button
              onClick={(event) => {
                event.preventDefault()
                clear()
                field.current?.focus()
              }}
            >
              <Trans comment="Button that removes all questions and answers from the page of a chatbot">
                Clear the conversation
              </Trans>
            </button>
          </form>
        )}
      </div>

      <div className={styles.about}>
        <Blocks blocks={article.blocks} sources={article.sources} pageLanguage={pageLanguage} />
        {article.related.length > 0 && (
          <nav aria-labelledby="related" lang={pageLanguage.lang}>
            <h2 id="related">
              <RelatedHeading />
            </h2>
            <RuledList links={article.related} />
          </nav>
        )}
      </div>
    </article>
  )
}
