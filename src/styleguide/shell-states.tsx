import { Brand } from '#shell/Brand.tsx'
import { CloseChat } from '#shell/CloseChat.tsx'
import { ConsentLink } from '#shell/ConsentLink.tsx'
import { DisplayLink } from '#shell/DisplayLink.tsx'
import { ErrorPage } from '#shell/ErrorPage.tsx'
import { emptyFrame, exampleAlerts, exampleLanguageLinks, fullFrame } from '#shell/examples.ts'
import { Footer } from '#shell/Footer.tsx'
import { Frame } from '#shell/Frame.tsx'
import { Header, type HeaderPage } from '#shell/Header.tsx'
import { HeaderSearch } from '#shell/HeaderSearch.tsx'
import { LanguageList } from '#shell/LanguageList.tsx'
import { LanguageSwitch } from '#shell/LanguageSwitch.tsx'
import { MessagePage } from '#shell/MessagePage.tsx'
import { ModuleFrame } from '#shell/ModuleFrame.tsx'
import { Navigation } from '#shell/Navigation.tsx'
import { NotFoundPage } from '#shell/NotFoundPage.tsx'
import { SiteAlertBanner } from '#shell/SiteAlertBanner.tsx'
import { ExitLink } from '#shell/ExitLink.tsx'
import { SkipLink } from '#shell/SkipLink.tsx'
import { type FeatureFlag, featureFlags } from '#sites/feature-flags.ts'
import type { FolderStates, State } from './states.ts'

const page = (
  <div className="wrap band">
    <h1>{'The page'}</h1>
  </div>
)
const ofArticle = { frame: fullFrame, languageLinks: exampleLanguageLinks, section: '/all-conditions' }
const bare = { frame: emptyFrame, languageLinks: [] }

const wide = (show: State['show'], more: Partial<State> = {}): State => ({ show, isWide: true, ...more })
const header = (kind: HeaderPage, enable: readonly FeatureFlag[]): State =>
  wide(() => <Header {...ofArticle} page={kind} />, { site: { enable } })

export const shellStates: FolderStates = {
  'Brand.tsx': {
    'with the logo of the site': { show: () => <Brand name={fullFrame.siteName} logo={fullFrame.navigationLogo} /> },
    'without a logo': { show: () => <Brand name={emptyFrame.siteName} /> },
    'a long name': { show: () => <Brand name="Patienteninformationen der urologischen Fachgesellschaften" /> },
  },
  'CloseChat.tsx': { 'in the header of a chat': { show: () => <CloseChat /> } },
  'ConsentLink.tsx': {
    'on a site with a tag manager': { show: () => <ul>{<ConsentLink />}</ul>, site: { gtmId: 'GTM-EXAMPLE' } },
  },
  'DisplayLink.tsx': { 'in a list': { show: () => <ul>{<DisplayLink />}</ul> } },
  'ErrorPage.tsx': {
    'something failed': wide(() => (
      <ErrorPage message="Something went wrong [502]" reference="K7-22A" here="/condition/kidney-stones" />
    )),
    'the content cannot be reached': wide(() => (
      <ErrorPage message="Something went wrong [503]" here="/condition/kidney-stones" isUnreachable />
    )),
  },
  'Footer.tsx': {
    'with everything': wide(() => <Footer {...ofArticle} />, {
      site: { enable: ['footer-socials'], gtmId: 'GTM-EXAMPLE' },
    }),
    'with nothing of the editors': wide(() => <Footer {...bare} />, { site: { enable: [] } }),
  },
  'Frame.tsx': {
    'with everything': wide(() => <Frame {...ofArticle}>{page}</Frame>),
    'with nothing in it': wide(() => <Frame {...bare}>{page}</Frame>, { site: { enable: [] } }),
  },
  'Header.tsx': {
    'with the language menu and the search': header('other', ['nav-lang-switch']),
    'without the search, on the home page': header('home', ['nav-lang-switch', 'nav-hide-search-on-home']),
    'with the name in the middle, on the home page': header('home', ['nav-lang-switch', 'nav-logo-centered-on-home']),
    'without the language menu': header('other', []),
    'of a chat, with every flag': header('chat', featureFlags),
    'of a chat, without flags': header('chat', []),
    'with nothing of the editors': wide(() => <Header {...bare} page="other" />, { site: { enable: [] } }),
  },
  'HeaderSearch.tsx': {
    'a field on large screens, else a link': { show: () => <HeaderSearch />, isWide: true },
  },
  'LanguageList.tsx': {
    'some languages have the page': {
      show: () => <LanguageList id="languages" links={exampleLanguageLinks} />,
    },
    'all languages have the page': {
      show: () => (
        <LanguageList id="languages" links={exampleLanguageLinks.map((link) => ({ ...link, shownIn: link.locale }))} />
      ),
    },
  },
  'LanguageSwitch.tsx': {
    'opens when pressed': { show: () => <LanguageSwitch links={exampleLanguageLinks} /> },
  },
  'MessagePage.tsx': {
    'says one thing': wide(() => (
      <MessagePage title="Thank you">
        <p>{'Your message has arrived.'}</p>
      </MessagePage>
    )),
  },
  'ModuleFrame.tsx': {
    'with everything': wide(() => <ModuleFrame {...ofArticle}>{page}</ModuleFrame>, { site: { gtmId: 'GTM-EXAMPLE' } }),
    'with nothing in it': wide(() => <ModuleFrame {...bare}>{page}</ModuleFrame>),
  },
  'Navigation.tsx': {
    'in a section': { show: () => <Navigation links={fullFrame.navigation} section="/all-conditions" />, isWide: true },
    'in no section': { show: () => <Navigation links={fullFrame.navigation} />, isWide: true },
  },
  'NotFoundPage.tsx': {
    'in the words of the editors': wide(() => <NotFoundPage />, { site: { enable: ['custom-404-page'] } }),
    'in two fixed sentences': wide(() => <NotFoundPage />, { site: { enable: [] } }),
  },
  'SiteAlertBanner.tsx': {
    'a warning, with a link': wide(() => <SiteAlertBanner alert={exampleAlerts.warning} />),
    'for information': wide(() => <SiteAlertBanner alert={exampleAlerts.info} />),
  },
  'ExitLink.tsx': {
    'leaves at once': wide(() => <ExitLink href="https://example.org/" />),
  },
  'SkipLink.tsx': {
    'seen when it has the focus': wide(() => (
      <>
        <SkipLink />
        <p id="main" className="wrap band">
          {'Press the tabulator key in this frame.'}
        </p>
      </>
    )),
  },
}
