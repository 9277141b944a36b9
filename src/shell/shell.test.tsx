import { describe, expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../tests/support/expect-valid-markup.ts'
import type { FeatureFlag } from '#sites/feature-flags.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { emptyFrame, exampleAlerts, exampleLanguageLinks, fullFrame } from './examples.ts'
import { Frame } from './Frame.tsx'
import type { HeaderPage } from './Header.tsx'
import { LanguageList } from './LanguageList.tsx'
import { ModuleFrame } from './ModuleFrame.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { SiteAlertBanner } from './SiteAlertBanner.tsx'
import type { SiteFrame } from './site-frame.ts'

const frameWith = (flags: readonly FeatureFlag[], page: HeaderPage = 'other', section?: string) =>
  renderMarkup(
    <Frame frame={fullFrame} languageLinks={exampleLanguageLinks} page={page} section={section}>
      <h1>Page</h1>
    </Frame>,
    { flags, at: '/condition/kidney-stones' },
  )

describe('the frame of a page', () => {
  test.each(['en', 'ar'] as const)('renders valid markup with and without optional fields (%s)', (site) => {
    expectValidMarkup(
      renderMarkup(
        <Frame frame={fullFrame} languageLinks={exampleLanguageLinks}>
          <h1>Page</h1>
        </Frame>,
        { site },
      ),
      { isPage: true },
    )
    expectValidMarkup(
      renderMarkup(
        <Frame frame={emptyFrame} languageLinks={[]}>
          <h1>Page</h1>
        </Frame>,
        { site, flags: [] },
      ),
      { isPage: true },
    )
  })

  test('starts with a skip link to the main element', () => {
    const markup = frameWith([])
    expect(attribute(markup.all('a')[0]!, 'href')).toBe('#main')
    expect(attribute(markup.one('main'), 'id')).toBe('main')
    expect(attribute(markup.one('main'), 'tabIndex')).toBe('-1')
  })

  test('marks the section of the page with aria-current', () => {
    const current = frameWith([], 'other', '/all-conditions').all(
      (element) => attribute(element, 'ariaCurrent') === 'true' && element.tagName === 'a',
    )
    expect(current.map((link) => wordsOf(link))).toContain('Conditions')
  })

  test('shows the site alert above the page', () => {
    const { html } = frameWith([])
    expect(html.indexOf('moving house')).toBeGreaterThan(0)
    expect(html.indexOf('moving house')).toBeLessThan(html.indexOf('<main'))
  })

  test('marks the language and the direction of a site alert in another language', () => {
    const alertOn = (site: 'en' | 'ar') =>
      renderMarkup(<SiteAlertBanner alert={{ ...exampleAlerts.info, language: 'en-US' }} />, { site }).one('p')
    expect(attribute(alertOn('ar'), 'lang')).toBe('en-US')
    expect(attribute(alertOn('ar'), 'dir')).toBe('ltr')
    expect(attribute(alertOn('en'), 'lang')).toBeUndefined()
  })

  test('social links are in the footer', () => {
    expect(frameWith([]).words('footer')).toContain('Mastodon')
  })

  test('the editors choose the help links of the footer, which have no duplicates', () => {
    const words = frameWith([]).words('footer')
    expect(words.split('Contact')).toHaveLength(2)
    expect(words).toContain('About this site')
  })

  test('the menu has the events and the contact page once, also when the editors name one of them', () => {
    const pathsOf = (navigation: SiteFrame['navigation']) =>
      renderMarkup(
        <Frame frame={{ ...fullFrame, navigation }} languageLinks={[]}>
          Content
        </Frame>,
      )
        .words('nav')
        .match(/Contact|Events/g)
    const link = { kind: 'internal', path: '/all-conditions', label: 'Conditions' } as const
    expect(pathsOf([link])).toEqual(['Events', 'Contact'])
    expect(pathsOf([{ ...link, path: '/contact', label: 'Contact' }])).toEqual(['Contact', 'Events'])
  })
})

describe('the language menu', () => {
  test('lists every language by its own name, with lang and dir attributes', () => {
    const arabic = frameWith([]).one((element) => element.tagName === 'span' && attribute(element, 'lang') === 'ar')
    expect([wordsOf(arabic), attribute(arabic, 'dir')]).toEqual(['العربية', 'rtl'])
  })

  test('marks the current language, and lists the languages without this page separately', () => {
    const markup = frameWith([])
    const links = markup.all((element) => element.tagName === 'a' && attribute(element, 'hrefLang') !== undefined)
    expect(links).toHaveLength(exampleLanguageLinks.length)
    expect(links.filter((link) => attribute(link, 'ariaCurrent') === 'true').map((link) => wordsOf(link))).toEqual([
      'English',
    ])
    const group = (id: string) =>
      wordsOf(markup.one((element) => element.tagName === 'ul' && attribute(element, 'ariaLabelledBy') === id))
    expect(group('languages-translated')).toContain('English')
    expect(group('languages-translated')).not.toContain('Nederlands')
    expect(group('languages-others')).toContain('Nederlands')
    const heading = markup.one((element) => attribute(element, 'id') === 'languages-others')
    expect(wordsOf(heading)).toBe('Other languages (this page in English)')
  })

  test('has no groups where every language has the page', () => {
    const links = exampleLanguageLinks.map((link) => ({ ...link, shownIn: link.locale }))
    const markup = renderMarkup(<LanguageList id="languages" links={links} />)
    expect(markup.all('ul')).toHaveLength(1)
    expect(markup.words()).not.toContain('Other languages')
  })
})

describe('flags of the frame', () => {
  const hasHeaderSearch = (flags: readonly FeatureFlag[], page: HeaderPage) =>
    frameWith(flags, page).all('search').length > 0

  test('nav-enhanced-search adds suggestions to the search form of the navigation', () => {
    const field = (flags: readonly FeatureFlag[]) => frameWith(flags).one('input')
    expect(attribute(field(['nav-enhanced-search']), 'dataSuggests')).toBe('true')
    expect(attribute(field([]), 'dataSuggests')).not.toBe('true')
  })

  test('nav-hide-search-on-home hides the search form of the navigation on the home page only', () => {
    expect(hasHeaderSearch([], 'home')).toBe(true)
    expect(hasHeaderSearch(['nav-hide-search-on-home'], 'home')).toBe(false)
    expect(hasHeaderSearch(['nav-hide-search-on-home'], 'other')).toBe(true)
  })

  test('nav-hide-search-on-search hides the search form of the navigation on the search page only', () => {
    expect(hasHeaderSearch([], 'search')).toBe(true)
    expect(hasHeaderSearch(['nav-hide-search-on-search'], 'search')).toBe(false)
    expect(hasHeaderSearch(['nav-hide-search-on-search'], 'other')).toBe(true)
  })

  test('nav-lang-switch adds a language menu to the navigation that opens without JavaScript', () => {
    expect(frameWith([]).all((element) => element.properties['popover'] !== undefined)).toEqual([])
    const markup = frameWith(['nav-lang-switch'])
    const menu = markup.one((element) => element.properties['popover'] !== undefined)
    expect(
      attribute(
        markup.one((element) => attribute(element, 'popoverTarget') !== undefined),
        'popoverTarget',
      ),
    ).toBe(attribute(menu, 'id'))
  })

  test('nav-logo-centered-on-home centers the site name on the home page only', () => {
    const headerClass = (flags: readonly FeatureFlag[], page: HeaderPage) =>
      attribute(frameWith(flags, page).one('header'), 'className')
    expect(headerClass(['nav-logo-centered-on-home'], 'home')).toContain('centered')
    expect(headerClass(['nav-logo-centered-on-home'], 'other')).not.toContain('centered')
    expect(headerClass([], 'home')).not.toContain('centered')
  })
})

test.each([fullFrame, emptyFrame])(
  'the frame of a module has a skip link, the language menu and links to home, and no navigation',
  (frame) => {
    const markup = renderMarkup(
      <ModuleFrame frame={frame} languageLinks={exampleLanguageLinks}>
        <h1>Step</h1>
      </ModuleFrame>,
      { flags: ['nav-lang-switch'] },
    )
    expectValidMarkup(markup, { isPage: true })
    expect(markup.words('a')).toBe('Skip to the content')
    expect(markup.all((element) => attribute(element, 'id') === 'language-menu')).toHaveLength(1)
    expect(markup.all('a').filter((link) => attribute(link, 'href') === '/')).toHaveLength(2)
    expect(markup.all('a').map((link) => attribute(link, 'href'))).not.toContain('/all-conditions')
  },
)

test('the frame of a module has its languages in the footer, with and without nav-lang-switch', () => {
  const idsOfLanguages = (flags: readonly FeatureFlag[]) => {
    const markup = renderMarkup(
      <ModuleFrame frame={fullFrame} languageLinks={exampleLanguageLinks}>
        <h1>Step</h1>
      </ModuleFrame>,
      { flags },
    )
    expect(markup.all('a').filter((link) => attribute(link, 'hrefLang') !== undefined)).toHaveLength(
      exampleLanguageLinks.length * (flags.length + 1),
    )
    return markup
      .all((element) => ['language-menu', 'languages'].includes(attribute(element, 'id') ?? ''))
      .map((one) => attribute(one, 'id'))
  }
  expect(idsOfLanguages([])).toEqual(['languages'])
  expect(idsOfLanguages(['nav-lang-switch'])).toEqual(['language-menu', 'languages'])
})

describe('the not-found page', () => {
  test('shows two fixed sentences without the flag custom-404-page', () => {
    const markup = renderMarkup(<NotFoundPage />, { flags: [] })
    expect(markup.words('h1')).toBe('Page not found')
    expect(markup.words('p')).toBe('This page could not be found. The link might be broken or the page moved.')
  })

  test('shows the site’s own text with the flag custom-404-page', () => {
    expect(renderMarkup(<NotFoundPage />, { flags: ['custom-404-page'] }).words('h1')).toBe('This page is not here')
  })

  test.each([[[]], [['custom-404-page']]] as const)('links search, home and contact', (flags) => {
    const markup = renderMarkup(<NotFoundPage />, { flags })
    expectValidMarkup(markup, { isPage: true })
    expect(markup.all('a').map((link) => [attribute(link, 'href'), wordsOf(link)])).toEqual([
      ['/search', 'Search through our website'],
      ['/', 'Go back to the homepage'],
      ['/contact', 'Find help on the contact page'],
    ])
  })
})

test('the error page shows the error, its reference, emergency numbers and links to try again', () => {
  const markup = renderMarkup(<ErrorPage message="Something went wrong [502]" reference="K7-22A" here="/nl/x" />)
  expectValidMarkup(markup, { isPage: true })
  expect(markup.words('h1')).toBe('An error occurred')
  expect(markup.words()).toContain('Something went wrong [502]')
  expect(markup.words('bdi')).toBe('K7-22A')
  expect(attribute(markup.one('form'), 'action')).toBe('/search')
  expect(markup.all('a').map((link) => attribute(link, 'href'))).toEqual(['tel:112', 'tel:911', '/nl/x', '/contact'])
})

test('when the content server is unreachable the error page says so, with emergency numbers and a link to try again', () => {
  const markup = renderMarkup(<ErrorPage message="Something went wrong [503]" here="/nl/x" isUnreachable />)
  expectValidMarkup(markup, { isPage: true })
  expect(markup.words()).toContain('We cannot reach our content right now.')
  expect(markup.all('a').map((link) => [attribute(link, 'href'), wordsOf(link)])).toEqual([
    ['tel:112', '112'],
    ['tel:911', '911'],
    ['/nl/x', 'Try again'],
  ])
})
