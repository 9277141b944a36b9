import { expect, test } from 'vitest'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { attribute, renderMarkup } from '../../../tests/support/render-markup.tsx'
import { PreviewBanner } from './PreviewBanner.tsx'

test.each(['en', 'ar'] as const)(
  'the preview banner renders valid markup and links the published page (%s)',
  (site) => {
    const markup = renderMarkup(<PreviewBanner />, { site, at: '/condition/nocturia?x-craft-preview=1&token=t' })
    expectValidMarkup(markup)
    expect(markup.words('aside')).toContain('This is a preview')
    const link = markup.one('a')
    expect(attribute(link, 'href')).toBe('/condition/nocturia')
    expect(attribute(link, 'target')).toBe('_blank')
  },
)
