import { type ReactNode, useEffect, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { loadingDelayMs } from '#lib/async-status.ts'
import { CareCard } from '#blocks/CareCard.tsx'
import { MainPointsHeading } from '#blocks/MainPointsHeading.tsx'
import { RichTextView } from '#blocks/RichTextView.tsx'
import { CareTranslationNotice, TranslationNotice } from '#blocks/TranslationNotice.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { emergencyPath } from '#sites/emergency-path.ts'
import { FallbackTag } from '#ui/FallbackTag.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import {
  statusOf,
  type Answer,
  type AnswerExcerpt,
  type AnswerPage,
  type AnswerSection,
  type EmergencyCard,
  type Exchange,
} from './chat-answer.ts'
import styles from './ExchangeView.module.css'

type Props = {
  exchange: Exchange
  /** The suffix of the ids in this exchange, which makes them unique on the page. */
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
        {statusOf(answer) === 'pending' ? <Pending /> : <End {...answer} />}
        {answer.page && <Page answer={answer} page={answer.page} />}
        {answer.excerpts.map((excerpt) => (
          <Excerpt key={excerpt.section.path} excerpt={excerpt} />
        ))}
        {answer.links.length > 0 && <Links {...answer} name={name} />}
        {answer.state === 'alarm' && answer.emergency?.kind === 'body' && answer.links.length === 0 && (
          <p>
            <EmergencyPageLink />
          </p>
        )}
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
    // The same card may answer several questions, so the name of the exchange is added to the card's ids.
    const body = { ...card.body, id: `${card.body.id}-${name}` }
    const countries = card.countries && { ...card.countries, id: `${card.countries.id}-${name}` }
    return (
      <div tabIndex={-1} data-answer="" {...languageAttributes(language, site.locale)}>
        <CareTranslationNotice translation={translation} pageLanguage={pageLanguage} />
        <CareCard
          isRepeated
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
    <div tabIndex={-1} data-answer="">
      <CareCard
        isRepeated
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
    </div>
  )
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Renders the page that answers a question: rephrased sentences, if there are any, and the page's introduction, matching
 * sections, main points and cards.
 */
function Page({ answer: { sentences }, page }: { answer: Answer; page: AnswerPage }) {
  const { site } = useCurrentSite()
  const { title, path, language, translation, intro, keyPoints, sections, cards } = page
  const textLanguage = languageAttributes(language, site.locale)
  const pageLanguage = languageAttributes(site.locale, language)
  return (
    <div className={styles.page} {...textLanguage}>
      <h2 tabIndex={-1} data-answer="">
        <SiteLink path={path}>{title}</SiteLink> {textLanguage.lang && <FallbackTag language={textLanguage.lang} />}
      </h2>
      {translation.kind === 'missing' && (
        <TranslationNotice article={{ translation, blocks: [] }} pageLanguage={pageLanguage} />
      )}
      {sentences.length > 0 && (
        <>
          <p>{sentences.map(({ text }) => text).join(' ')}</p>
          <p className="note" {...pageLanguage}>
            <Trans comment="Below an answer of the chatbot that a program has reworded">
              A program has put this into other words. What counts is the page.
            </Trans>
          </p>
        </>
      )}
      {intro !== undefined && <p>{intro}</p>}
      {sections.map((section) => (
        <Section key={section.path} section={section} pageLanguage={pageLanguage} />
      ))}
      {keyPoints.length > 0 && (
        <>
          <h3 {...pageLanguage}>
            <MainPointsHeading />
          </h3>
          <ul>
            {keyPoints.map((point, index) => (
              <li key={index}>{point}</li>
            ))}
          </ul>
        </>
      )}
      {cards.length > 0 && <CareTranslationNotice translation={translation} pageLanguage={pageLanguage} />}
      {cards.map((card) => (
        <CareCard isRepeated key={card.id} block={card} context={{ ...cardContext, pageLanguage }} />
      ))}
    </div>
  )
}

/** Renders a section of another page that may also answer the question. */
function Excerpt({ excerpt: { title, path, language, section } }: { excerpt: AnswerExcerpt }) {
  const { site } = useCurrentSite()
  const textLanguage = languageAttributes(language, site.locale)
  return (
    <div className={styles.page} {...textLanguage}>
      <h2>
        <SiteLink path={path}>{title}</SiteLink> {textLanguage.lang && <FallbackTag language={textLanguage.lang} />}
      </h2>
      <Section section={section} pageLanguage={languageAttributes(site.locale, language)} />
    </div>
  )
}

const cardContext = { headingLevel: 3, sourceNumbers: new Map(), anchors: new Map() } as const

function Section({
  section: { path, heading, blocks },
  pageLanguage,
}: {
  section: AnswerSection
  pageLanguage: ReturnType<typeof languageAttributes>
}) {
  return (
    <>
      {heading !== undefined && (
        <h3>
          <SiteLink path={path}>{heading}</SiteLink>
        </h3>
      )}
      {blocks.map((block) =>
        block.kind === 'text' ? (
          block.body && <RichTextView key={block.id} richText={block.body} />
        ) : (
          <CareCard isRepeated key={block.id} block={block} context={{ ...cardContext, pageLanguage }} />
        ),
      )}
    </>
  )
}

/** Renders links to further pages or, if the question is ambiguous, to the pages that it may be about. */
function Links({ links, state, name }: Answer & { name: string }) {
  const { site } = useCurrentSite()
  return (
    <div className={styles.links}>
      {state !== 'choice' && (
        <p id={`links-${name}`}>
          <Trans comment="Above links to the pages from which an answer of the chatbot comes">Read more there:</Trans>
        </p>
      )}
      <ul {...(state !== 'choice' && { 'aria-labelledby': `links-${name}` })}>
        {links.map(({ path, title, language }) => (
          <li key={path}>
            <SiteLink path={path} {...languageAttributes(language, site.locale)}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
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

/**
 * Renders the message that explains the outcome of an answer: a refusal, a failure, no result, a choice of pages, or only
 * the closest page. A page that answers the question, and an emergency card alone, need no message.
 */
function End({ state, emergency }: Answer) {
  if (state === 'answer' || state === 'alarm' || state === 'coming') return null
  const { message, hasWays = false } = endings[state]
  return (
    <>
      <p tabIndex={-1} data-answer="">
        {message}
      </p>
      {hasWays && !emergency && <OtherWays />}
    </>
  )
}

const offTopic = {
  message: (
    <Trans comment="When somebody asks the chatbot for something that is not about health, or gives it orders">
      I only answer questions about urology, and only from our pages.
    </Trans>
  ),
}

const endings: Readonly<
  Record<Exclude<Answer['state'], 'answer' | 'alarm' | 'coming'>, { message: ReactNode; hasWays?: boolean }>
> = {
  closest: {
    message: (
      <Trans comment="Above a page that may not quite answer what somebody has asked the chatbot">
        This page comes closest to your question, but may not answer it exactly:
      </Trans>
    ),
  },
  choice: {
    message: (
      <Trans comment="Above links to two pages, when the chatbot does not know which one a question is about">
        Which of these do you mean?
      </Trans>
    ),
  },
  nothing: {
    message: <Trans comment="When the chatbot has no answer">I found nothing about that on our pages.</Trans>,
    hasWays: true,
  },
  diagnosis: {
    message: (
      <Trans comment="When somebody asks the chatbot what illness they have, or what their results mean">
        I cannot say what you have or what your results mean. For that, somebody has to examine you: please ask your
        doctor.
      </Trans>
    ),
    hasWays: true,
  },
  dose: {
    message: (
      <Trans comment="When somebody asks the chatbot how much of a medicine to take">
        I do not name doses, because they depend on you and your other medicines. Please ask your doctor or pharmacist,
        or read the leaflet in the pack.
      </Trans>
    ),
  },
  price: {
    message: (
      <Trans comment="When somebody asks the chatbot what something costs, or who pays for it">
        I do not know what things cost or who pays for them. Please ask the hospital, the pharmacy or your health
        insurance.
      </Trans>
    ),
  },
  local: {
    message: (
      <Trans comment="When somebody asks the chatbot for a good doctor, an address, an appointment, or about famous people">
        I know nothing about single doctors, hospitals, appointments or other people. Your own doctor can tell you where
        to go.
      </Trans>
    ),
  },
  elsewhere: {
    message: (
      <Trans comment="When somebody asks the chatbot about an illness of which the site has no page">
        We have no page about this. Please ask your doctor.
      </Trans>
    ),
    hasWays: true,
  },
  'off-topic': offTopic,
  instructions: offTopic,
  'too-many': {
    message: (
      <Trans comment="When somebody asks the chatbot very often">
        These were many questions. Please wait a minute and ask again.
      </Trans>
    ),
  },
  failed: {
    message: (
      <Trans comment="When the chatbot cannot answer because of a fault">
        I cannot answer at the moment. Please try again later.
      </Trans>
    ),
    hasWays: true,
  },
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
      <EmergencyPageLink />
    </li>
  </ul>
)

const EmergencyPageLink = () => (
  <SiteLink path={emergencyPath}>
    <Trans comment="Link to the page about emergencies, on the page of the chatbot">When to get help now</Trans>
  </SiteLink>
)
