import { describe, expect, test } from 'vitest'
import { expectValidMarkup } from '../../tests/support/expect-valid-markup.ts'
import { attribute, renderMarkup, wordsOf } from '../../tests/support/render-markup.tsx'
import type { FeatureFlag } from '#sites/feature-flags.ts'
import { exampleLanguageLinks, fullFrame } from './examples.ts'
import { Frame } from './Frame.tsx'

const frameWith = (flags: readonly FeatureFlag[], site: 'en' | 'ar' = 'en') =>
  renderMarkup(
    <Frame frame={fullFrame} languageLinks={exampleLanguageLinks} page="chat">
      <h1>Page</h1>
    </Frame>,
    { flags, at: '/chat/guide', site },
  )
const header = (flags: readonly FeatureFlag[]) => frameWith(flags).one('header')
const headerHtml = (flags: readonly FeatureFlag[]) => frameWith(flags).html.split('</header>')[0] ?? ''

test.each(['en', 'ar'] as const)('the frame of a chat renders valid markup (%s)', (site) => {
  expectValidMarkup(frameWith(['nav-close-button-on-chat', 'nav-primary-light-on-chat', 'nav-lang-switch'], site), {
    isPage: true,
  })
})

describe('flags of the chat', () => {
  test('nav-hide-search-on-chat hides the search', () => {
    expect(headerHtml([])).toContain('type="search"')
    expect(headerHtml(['nav-hide-search-on-chat'])).not.toContain('type="search"')
    // On narrow screens, a link to the search replaces the field.
    expect(headerHtml([])).toContain('href="/search"')
    expect(headerHtml(['nav-hide-search-on-chat'])).not.toContain('/search')
  })

  test('nav-primary-light-on-chat colors the navigation', () => {
    expect(attribute(header([]), 'className')).not.toContain('light')
    expect(attribute(header(['nav-primary-light-on-chat']), 'className')).toContain('light')
  })

  test('nav-lang-switch shows the language menu, and nav-no-lang-switch-on-chat hides it again', () => {
    const hasSwitch = (flags: readonly FeatureFlag[]) => headerHtml(flags).toLowerCase().includes('hreflang')
    expect(hasSwitch([])).toBe(false)
    expect(hasSwitch(['nav-lang-switch'])).toBe(true)
    expect(hasSwitch(['nav-lang-switch', 'nav-no-lang-switch-on-chat'])).toBe(false)
  })

  test('nav-close-button-on-chat shows a link to close the chat, which goes home without JavaScript', () => {
    const closes = (flags: readonly FeatureFlag[]) =>
      frameWith(flags)
        .all('a')
        .filter((link) => wordsOf(link) === 'Close')
    expect(closes([])).toEqual([])
    const [close] = closes(['nav-close-button-on-chat'])
    expect(close && attribute(close, 'href')).toBe('/')
  })
})
