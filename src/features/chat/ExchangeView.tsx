import { useEffect, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { loadingDelayMs } from '#lib/async-status.ts'
import { CareCard } from '#blocks/CareCard.tsx'
import { CareTranslationNotice } from '#blocks/TranslationNotice.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { emergencyPath } from '#sites/emergency-path.ts'
import { FallbackTag } from '#ui/FallbackTag.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import { statusOf, type Answer, type AnswerSource, type EmergencyCard, type Exchange } from './chat-answer.ts'
import styles from './ExchangeView.module.css'

type Props = {
  exchange: Exchange
  /** A prefix for ids; unique on the page. */
  name: string
  id?: string | undefined
}

/** Renders a question and its answer, with the emergency card first. */
export function ExchangeView({ exchange: { question, answer }, name, id }: Props) {
  return (
    <div className={styles.exchange} id={id}>
      <p className={styles.question}>
        <span className="vh">
          <Trans comment="Read aloud before a question that the visitor has typed">You asked:</Trans>{' '}
        </span>
        <bdi>{question}</bdi>
      </p>
      <div className={styles.answer}>
        {answer.emergency && <Emergency emergency={answer.emergency} name={name} />}
        <Sentences answer={answer} name={name} />
        {statusOf(answer) === 'pending' ? <Pending /> : <End {...answer} />}
      </div>
    </div>
  )
}

function Emergency({ emergency, name }: { emergency: EmergencyCard; name: string }) {
  const { site } = useCurrentSite()
  const { t } = useLingui()
  const context = { headingLevel: 2, sourceNumbers: new Map(), anchors: new Map() } as const
  if (emergency.kind === 'body') {
    const { card, language, translation } = emergency
    const pageLanguage = languageAttributes(site.locale, language)
    // The same card may answer several questions, so its ids get the name of the exchange.
    const body = { ...card.body, id: `${card.body.id}-${name}` }
    const countries = card.countries && { ...card.countries, id: `${card.countries.id}-${name}` }
    return (
      <div {...languageAttributes(language, site.locale)}>
        <CareTranslationNotice translation={translation} pageLanguage={pageLanguage} />
        <CareCard
          block={{ ...card, id: `${card.id}-${name}`, body, ...(countries && { countries }) }}
          context={{ ...context, pageLanguage }}
        />
      </div>
    )
  }
  const text = t({
    message:
      'If you might hurt yourself now, call your local emergency number or go to an emergency department. If you can, do not stay alone: tell somebody near you. Your doctor and crisis lines help as well. You do not have to explain everything.',
    comment: 'Shown to somebody who writes that they do not want to live. Plain, calm and kind.',
  })
  return (
    <CareCard
      block={{
        kind: 'care-card',
        id: `crisis-${name}`,
        urgency: 'emergency',
        heading: t({
          message: 'Please talk to somebody now',
          comment: 'Heading of a card for somebody who writes that they do not want to live',
        }),
        body: { kind: 'rich-text', id: `crisis-${name}`, html: `<p>${escaped(text)}</p>` },
        phones: emergency.phones,
      }}
      context={{ ...context, pageLanguage: {} }}
    />
  )
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Renders the sentences of an answer, each with a link to the block that it quotes. */
function Sentences({ answer: { sentences, sources }, name }: { answer: Answer; name: string }) {
  const { site } = useCurrentSite()
  if (sentences.length === 0) return null
  const language = languageAttributes(sources[0]?.language, site.locale)
  return (
    <>
      <p className="vh">
        <Trans comment="Read aloud before an answer of the chatbot">Our pages say:</Trans>
      </p>
      {language.lang && (
        <p className="note">
          <FallbackTag language={language.lang} />
        </p>
      )}
      <ul className={styles.sentences}>
        {sentences.map(({ text, source }, place) => (
          <li key={place}>
            <span {...language}>{text}</span> <Citation source={sources[source]} number={source + 1} />
          </li>
        ))}
      </ul>
      <div className={styles.sources}>
        <p id={`sources-${name}`}>
          <Trans comment="Above links to the pages from which an answer of the chatbot comes">Read more there:</Trans>
        </p>
        <ol aria-labelledby={`sources-${name}`}>
          {sources.map(({ path, title, heading, language: each }, place) => (
            <li key={place}>
              <SiteLink path={path} {...languageAttributes(each, site.locale)}>
                {heading === undefined ? title : `${title}: ${heading}`}
              </SiteLink>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}

function Citation({ source, number }: { source: AnswerSource | undefined; number: number }) {
  const { t } = useLingui()
  if (!source) return null
  const { title } = source
  return (
    <SiteLink
      path={source.path}
      className={styles.citation}
      aria-label={t({
        message: `Source ${number}: ${title}`,
        comment: 'Link at the end of a sentence; the placeholders are a number and the title of a page',
      })}
    >
      {number}
    </SiteLink>
  )
}

/** Renders a loading message, but only after a delay, so that it does not flash before a quick answer. */
function Pending() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setShown, loadingDelayMs, true)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <p className={styles.pending}>
      <Trans comment="While the chatbot looks for an answer">Looking on our pages …</Trans>
    </p>
  )
}

/** Renders how an answer has ended, unless its sentences show it. */
function End({ state, emergency }: Answer) {
  switch (state) {
    case 'coming':
    case 'pages':
      return null
    case 'rephrased':
      return (
        <p className="note">
          <Trans comment="Below an answer of the chatbot that a program has reworded">
            A program has put this into other words. What counts is the page.
          </Trans>
        </p>
      )
    case 'nothing':
      return (
        <>
          <p>
            <Trans comment="When the chatbot has no answer">I found nothing about that on our pages.</Trans>
          </p>
          <OtherWays />
        </>
      )
    case 'too-many':
      return (
        <p>
          <Trans comment="When somebody asks the chatbot very often">
            These were many questions. Please wait a minute and ask again.
          </Trans>
        </p>
      )
    case 'failed':
      return (
        <>
          <p>
            <Trans comment="When the chatbot cannot answer because of a fault">
              I cannot answer at the moment. Please try again later.
            </Trans>
          </p>
          {!emergency && <OtherWays />}
        </>
      )
  }
}

const OtherWays = () => (
  <ul className={styles.ways}>
    <li>
      <SiteLink to="/search">
        <Trans comment="Link to the search page, where the chatbot has no answer">Search our pages</Trans>
      </SiteLink>
    </li>
    <li>
      <SiteLink to="/contact">
        <Trans comment="Link to the contact page, where the chatbot has no answer">Write to us</Trans>
      </SiteLink>
    </li>
    <li>
      <SiteLink path={emergencyPath}>
        <Trans comment="Link to the page about emergencies, on the page of the chatbot">When to get help now</Trans>
      </SiteLink>
    </li>
  </ul>
)
