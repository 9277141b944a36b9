import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Blocks } from '#blocks/Blocks.tsx'
import { CareSign } from '#blocks/CareSign.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { emergencyPath } from '#sites/emergency-path.ts'
import { hasOwnPage } from '#sites/tool-pages.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import { LetterNav } from '#ui/LetterNav.tsx'
import { InLanguage, UntranslatedNote } from '#ui/InLanguage.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import { RuledRows } from '#ui/RuledRows.tsx'
import type { SafeLink } from '#ui/safe-link.ts'
import { BodyAreas } from './BodyAreas.tsx'
import { ChatInvitation } from './ChatInvitation.tsx'
import type { Home } from './home.ts'
import { Hero } from './Hero.tsx'
import { NewsList } from './NewsList.tsx'
import { Stories } from './Stories.tsx'
import styles from './HomePage.module.css'

/**
 * Renders the home page: an introduction to the site, the search, and links that lead to any condition in at most two taps.
 */
export function HomePage({
  content: home,
  frame,
}: {
  content: Home
  frame: { readonly selectedSearches: readonly string[] }
}) {
  const { chatbot, links, news } = home
  const bands: readonly (ReactNode | false)[] = [
    <BodyAreas
      headingId="home-body"
      path="/all-conditions"
      hasTexts
      head={
        <div className="section-head">
          <h2 id="home-body">
            <Trans comment="Heading above a drawing of the body">Where in the body is it?</Trans>
          </h2>
          <p>
            <Trans comment="Under the heading 'Where in the body is it?'">
              Choose a number in the drawing or a name in the list. Both lead to the same page.
            </Trans>
          </p>
        </div>
      }
    />,
    <div className="grid">
      <section className={styles.byName} aria-labelledby="home-az">
        <div className="section-head">
          <h2 id="home-az">
            <Trans comment="Heading above the alphabet: for readers who know the name of their condition">
              You know its name
            </Trans>
          </h2>
          <p>
            <Trans comment="Under the heading 'You know its name'">All conditions by their first letter.</Trans>
          </p>
        </div>
        <LetterNav
          letters={home.letters.map(({ letter, anchor, hasConditions }) => ({ letter, anchor, isUsed: hasConditions }))}
          indexPath="/all-conditions"
        />
        {home.selected.length > 0 && (
          <ul className={styles.selected}>
            <li className="note">
              <Trans comment="Before links to conditions that many people read about">Often read:</Trans>
            </li>
            {home.selected.map((link, index) => (
              <li key={index}>
                <SiteLink link={link} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.bySituation} aria-labelledby="home-situations">
        <div className="section-head">
          <h2 id="home-situations">
            <Trans comment="Heading above a list of situations in which a reader may be">Where you are now</Trans>
          </h2>
        </div>
        <Situations />
      </section>
    </div>,
    home.stories.length > 0 && <Stories stories={home.stories} asQuotations={home.hasStoryQuotations} />,
    (chatbot !== undefined || links.length > 0) && (
      <div className="grid">
        {chatbot && (
          <section className={styles.chat} aria-labelledby="home-chat">
            <ChatInvitation headingId="home-chat" chatbot={chatbot} />
          </section>
        )}
        {links.length > 0 && (
          <section className={chatbot ? styles.links : styles.linksAlone} aria-labelledby="home-links">
            <div className="section-head">
              <h2 id="home-links">
                <Trans comment="Heading above a list of useful links">Useful to have</Trans>
              </h2>
            </div>
            <RuledList links={links} />
          </section>
        )}
      </div>
    ),
    home.blocks.length > 0 && <Blocks blocks={home.blocks} sources={home.sources} />,
    news.length > 0 && <NewsList news={news} />,
    home.untranslated && <Untranslated {...home.untranslated} />,
  ]
  return (
    <>
      <Hero home={home} searches={frame.selectedSearches} />
      <HelpLine />
      {/* The color depends on the position among the bands that are shown, so two neighbors never have the same color. */}
      {bands.filter(Boolean).map((band, index) => (
        <div key={index} className={index % 2 === 0 ? 'band' : 'band tinted'}>
          <div className="wrap">{band}</div>
        </div>
      ))}
    </>
  )
}

/** Renders the link to emergency advice directly below the hero. */
function HelpLine() {
  return (
    <div className={styles.help}>
      <p className="wrap">
        <CareSign urgency="emergency" />
        <span>
          <Trans id="emergency-line" comment="Two signs of an emergency, before a link">
            Back pain with fever, or you cannot pass urine?
          </Trans>
        </span>
        <SiteLink path={emergencyPath}>
          <Trans comment="Link to the page about emergencies">When to get help now</Trans>
        </SiteLink>
      </p>
    </div>
  )
}

/** Renders links to pages that are not translated. */
function Untranslated({ language, links }: NonNullable<Home['untranslated']>) {
  return (
    <section aria-labelledby="home-untranslated">
      <div className="section-head">
        <h2 id="home-untranslated">
          <InLanguage language={language} />
        </h2>
        <p>
          <UntranslatedNote />
        </p>
      </div>
      <RuledRows links={links} />
    </section>
  )
}

/** Renders links for readers in common situations, such as with a symptom or before an operation. */
function Situations() {
  const { site } = useCurrentSite()
  const { t } = useLingui()
  const links: readonly SafeLink[] = [
    {
      kind: 'internal',
      path: hasOwnPage(site, '/symptoms') ? '/symptoms' : emergencyPath,
      label: t({ message: 'I have a symptom and no diagnosis', comment: 'A situation in which a reader may be' }),
      text: t({
        message: 'What is an emergency, and what needs a doctor today',
        comment: 'About the page for readers who have a symptom',
      }),
    },
    {
      kind: 'internal',
      path: '/all-conditions',
      label: t({ message: 'I have just been told what it is', comment: 'A situation in which a reader may be' }),
      text: t({ message: 'All conditions, explained from the start', comment: 'About the index of conditions' }),
    },
    {
      kind: 'internal',
      path: '/all-treatments',
      label: t({ message: 'A test or an operation is planned', comment: 'A situation in which a reader may be' }),
      text: t({ message: 'What happens before, during and after', comment: 'About the index of treatments' }),
    },
    {
      kind: 'internal',
      path: '/bladder-diary',
      label: t({ message: 'I often have to go, or I leak urine', comment: 'A situation in which a reader may be' }),
      text: t({ message: 'A bladder diary to print and fill in', comment: 'About the page with a bladder diary' }),
    },
    {
      kind: 'internal',
      path: '/questions-for-your-appointment#with-somebody',
      label: t({ message: 'I look after someone', comment: 'A situation in which a reader may be' }),
      text: t({
        message: 'Questions to take along to the appointment',
        comment: 'About the page with questions for an appointment',
      }),
    },
  ]
  return <RuledList links={links} />
}
