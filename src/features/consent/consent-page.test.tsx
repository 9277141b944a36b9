import { describe, expect, test } from 'vitest'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { ConsentPage } from './ConsentPage.tsx'

// By default the sites have no tag manager; tests/integration/consent.slow.test.ts starts a server that has one.
describe.each(['en', 'ar'] as const)('the consent page on the site %s without a tag manager', (site) => {
  const markup = renderMarkup(<ConsentPage choice={undefined} action="/api/consent" />, { site, at: '/consent' })

  test('renders valid markup and links the privacy page', () => {
    expectValidMarkup(markup, { isPage: true })
    expect(markup.all('a').map((link) => attribute(link, 'href'))).toContain('/privacy')
  })

  test('says that there is nothing to choose, and has no form', () => {
    expect(markup.all('p').map(wordsOf)).toContainEqual(expect.stringContaining('loads nothing from other companies'))
    expect(markup.all('form')).toEqual([])
  })
})
