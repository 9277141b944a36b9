import type { ReactNode } from 'react'
import { DaySheet } from '#features/diary/DaySheet.tsx'
import { exampleDiary } from '#features/diary/examples.ts'
import { FiguresTable } from '#features/diary/FiguresTable.tsx'
import { emptyHome, fullHome } from '#features/home/examples.ts'
import { Hero } from '#features/home/Hero.tsx'
import { HomePage } from '#features/home/HomePage.tsx'
import type { Home } from '#features/home/home.ts'
import { Stories } from '#features/home/Stories.tsx'
import { exampleTopics } from '#features/offline/examples.ts'
import { OfflineList } from '#features/offline/OfflineList.tsx'
import { StentReminderPage } from '#features/stent-reminder/StentReminderPage.tsx'
import { examplePack, examplePackPages } from '#features/visit-pack/examples.ts'
import { PackDocument } from '#features/visit-pack/PackDocument.tsx'
import { emptyFrame, exampleLanguageLinks, fullFrame } from '#shell/examples.ts'
import { ExitLink } from '#shell/ExitLink.tsx'
import { Footer } from '#shell/Footer.tsx'
import { Header, type HeaderPage } from '#shell/Header.tsx'
import { NotFoundPage } from '#shell/NotFoundPage.tsx'
import type { FeatureFlag } from '#sites/feature-flags.ts'
import { SiteLink } from '#ui/SiteLink.tsx'

/** A state that shows the effect of a flag. The style guide renders it with the flag on and with the flag off. */
export type FlagState = {
  readonly show: (isOn: boolean) => ReactNode
  /** The flags that the effect depends on. They are on in both versions. */
  readonly needs?: readonly FeatureFlag[]
  /** Whether the effect is at the end of a tall page. */
  readonly isAtEnd?: boolean
  /** The instruction for a developer who wants to see the change. */
  readonly hint?: string
}

const { heroTitle, heroText, heroPicture } = fullHome
const hero = { ...emptyHome, heroTitle, heroText }
/**
 * Returns a function that renders the home page with content as its parser returns it. The content in `shown` is only
 * present if the flag is on.
 */
const home =
  (shown: Partial<Home>): FlagState['show'] =>
  (isOn) => <HomePage content={{ ...hero, letters: fullHome.letters, ...(isOn && shown) }} frame={emptyFrame} />
const heroWith =
  (shown: Partial<Home>): FlagState['show'] =>
  (isOn) => <Hero home={{ ...hero, ...(isOn && shown) }} searches={[]} />
const header = (page: HeaderPage) => () => <Header frame={fullFrame} languageLinks={exampleLanguageLinks} page={page} />

/** Creates the state of a flag that changes no page. It lists the paths that exist with the flag. */
const endpointState = (addresses: string): FlagState => ({
  show: (isOn) => (
    <main className="wrap band">
      <p>{isOn ? `Other systems are answered at ${addresses}.` : `There is nothing at ${addresses}.`}</p>
    </main>
  ),
  hint: 'This flag is for other systems: no page looks different.',
})

export const flagStates: Readonly<Record<FeatureFlag, FlagState>> = {
  'hero-split-layout': { show: heroWith({ isHeroSplit: true, heroPicture }) },
  'hero-lottie': {
    show: (isOn) => (
      <Hero
        home={{ ...hero, isHeroSplit: true, heroPicture, ...(isOn && { heroAnimation: '/hero.json' }) }}
        searches={[]}
      />
    ),
    needs: ['hero-split-layout'],
    hint: 'Nothing moves here: the player is started by the client of a page.',
  },
  'home-selected-searches': {
    show: (isOn) => <Hero home={hero} searches={isOn ? fullFrame.selectedSearches : []} />,
  },
  'home-links-list': { show: home({ links: fullHome.links }), isAtEnd: true },
  'home-chatbot': { show: home({ chatbot: fullHome.chatbot }), isAtEnd: true },
  'home-background-color': { show: heroWith({ isHeroColored: true }) },
  'home-news': { show: home({ news: fullHome.news }), isAtEnd: true },
  'nav-enhanced-search': { show: header('other'), hint: 'Open each alone and type into the field to see it.' },
  'nav-logo-centered-on-home': { show: header('home') },
  'nav-hide-search-on-home': { show: header('home') },
  'nav-hide-search-on-search': { show: header('search') },
  'nav-hide-search-on-chat': { show: header('chat') },
  'nav-primary-light-on-chat': { show: header('chat') },
  'nav-lang-switch': { show: header('other') },
  'nav-no-lang-switch-on-chat': { show: header('chat'), needs: ['nav-lang-switch'] },
  'nav-close-button-on-chat': { show: header('chat') },
  'show-visited-links': {
    show: () => (
      <main className="wrap band">
        <p>
          {'You are here, so '}
          <SiteLink href="">{'this link'}</SiteLink>
          {' has been visited; '}
          <SiteLink href="#not-yet">{'this one'}</SiteLink>
          {' has not.'}
        </p>
      </main>
    ),
  },
  'card-stories': {
    show: (isOn) => (
      <div className="wrap band">
        <Stories stories={fullHome.stories} asQuotations={isOn} />
      </div>
    ),
  },
  'custom-404-page': { show: () => <NotFoundPage /> },
  'tool-bladder-diary': {
    show: (isOn) =>
      isOn ? (
        <div className="wrap band">
          {exampleDiary.map((day, place) => (
            <DaySheet key={day.date} day={day} isOpen={place === 0} say={() => {}} />
          ))}
          <FiguresTable diary={exampleDiary} />
        </div>
      ) : (
        <NotFoundPage />
      ),
    hint: 'The page of the tool. Its forms do nothing here.',
  },
  'tool-offline': {
    show: (isOn) => (isOn ? <OfflineList topics={exampleTopics} removed="" onRemove={() => {}} /> : <NotFoundPage />),
    hint: 'The list of what is kept. Its buttons do nothing here.',
  },
  'tool-stent-reminder': {
    show: (isOn) => (isOn ? <StentReminderPage /> : <NotFoundPage />),
    hint: 'The page of the tool. Its form does nothing here.',
  },
  'tool-visit-pack': {
    show: (isOn) =>
      isOn ? (
        <div className="wrap band">
          <PackDocument
            pack={examplePack}
            pages={examplePackPages}
            second={{ locale: 'de-DE', name: 'Deutsch' }}
            diary={<FiguresTable diary={exampleDiary} />}
          />
        </div>
      ) : (
        <NotFoundPage />
      ),
    hint: 'The document that is printed.',
  },
  'footer-socials': {
    show: (isOn) => (
      <Footer frame={{ ...fullFrame, socials: isOn ? fullFrame.socials : [] }} languageLinks={exampleLanguageLinks} />
    ),
  },
  'tool-symptom-finder': {
    show: home({}),
    isAtEnd: true,
    hint: 'The first link below “Where you are now” leads to another page.',
  },
  'exit-page': {
    show: (isOn) => (
      <>
        {isOn && <ExitLink href="https://example.org/" />}
        <Header frame={fullFrame} languageLinks={exampleLanguageLinks} page="other" />
      </>
    ),
  },
  'clinical-codes': endpointState('/infobutton and /code'),
  'page-syndication': endpointState('/syndication/v1'),
}
