import type { ReactNode } from 'react'
import { emptyHome, fullHome } from '#features/home/examples.ts'
import { Hero } from '#features/home/Hero.tsx'
import { HomePage } from '#features/home/HomePage.tsx'
import type { Home } from '#features/home/home.ts'
import { Stories } from '#features/home/Stories.tsx'
import { ChatFrame } from '#shell/ChatFrame.tsx'
import { exampleLanguageLinks, fullFrame } from '#shell/examples.ts'
import { Footer } from '#shell/Footer.tsx'
import { Header, type PageKind } from '#shell/Header.tsx'
import { NotFoundPage } from '#shell/NotFoundPage.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import type { FeatureFlag } from '#sites/feature-flags.ts'
import { SiteLink } from '#ui/SiteLink.tsx'

/** The state that shows what a flag changes. The style guide shows it with the flag on and off. */
export type FlagState = {
  readonly show: () => ReactNode
  /** The flags without which it changes nothing: on in both. */
  readonly needs?: readonly FeatureFlag[]
  /** The pixels that are shown of something high. */
  readonly most?: number
  /** It changes what stands at the end of something high. */
  readonly isAtEnd?: boolean
  /** The instruction for a developer who wants to see the change. */
  readonly hint?: string
}

const { heroTitle, heroText, heroPicture } = fullHome
const hero = { ...emptyHome, heroTitle, heroText, heroPicture }
const home =
  (more: Partial<Home>): FlagState['show'] =>
  () => <HomePage content={{ ...hero, letters: fullHome.letters, ...more }} frame={fullFrame} />
/** Whether there is an animation is decided where the content is read. */
function MovingHero() {
  const { hasFlag } = useCurrentSite()
  return <Hero home={hasFlag('hero-lottie') ? { ...hero, heroAnimation: '/hero.json' } : hero} searches={[]} />
}
const header = (page: PageKind) => () => <Header frame={fullFrame} languageLinks={exampleLanguageLinks} page={page} />
const chat = () => (
  <ChatFrame frame={fullFrame} languageLinks={exampleLanguageLinks}>
    <div className="wrap band">
      <h1>{'The chat'}</h1>
    </div>
  </ChatFrame>
)
const most = 420

export const flagStates: Readonly<Record<FeatureFlag, FlagState>> = {
  'hero-split-layout': { show: () => <Hero home={hero} searches={[]} /> },
  'hero-lottie': {
    show: () => <MovingHero />,
    needs: ['hero-split-layout'],
    hint: 'Nothing moves here: the player is started by the client of a page.',
  },
  'home-selected-searches': { show: home({}) },
  'home-links-list': { show: home({ links: fullHome.links }), isAtEnd: true },
  'home-chatbot': { show: home({ chatbot: fullHome.chatbot }), isAtEnd: true },
  'home-background-color': { show: () => <Hero home={hero} searches={[]} /> },
  'home-news': { show: home({ news: fullHome.news }), isAtEnd: true },
  'nav-enhanced-search': { show: header('other'), hint: 'Open each alone and type into the field to see it.' },
  'nav-logo-centered-on-home': { show: header('home') },
  'nav-hide-search-on-home': { show: header('home') },
  'nav-hide-search-on-search': { show: header('search') },
  'nav-hide-search-on-chat': { show: chat, most },
  'nav-primary-light-on-chat': { show: chat, most },
  'nav-lang-switch': { show: header('other') },
  'nav-no-lang-switch-on-chat': { show: chat, most, needs: ['nav-lang-switch'] },
  'nav-close-button-on-chat': { show: chat, most },
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
    show: () => (
      <div className="wrap band">
        <Stories stories={fullHome.stories} />
      </div>
    ),
  },
  'custom-404-page': { show: () => <NotFoundPage /> },
  'footer-socials': { show: () => <Footer frame={fullFrame} languageLinks={exampleLanguageLinks} /> },
}
