import { test } from 'vitest'
import { renderMarkup } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { emptyArticle, fullArticle } from '#blocks/examples.ts'
import { TextPageView } from './TextPageView.tsx'

test.each(['en', 'ar'] as const)(
  'a content page renders valid markup with and without optional fields (%s)',
  (site) => {
    for (const article of [fullArticle, emptyArticle])
      expectValidMarkup(
        renderMarkup(<TextPageView content={{ kind: 'text-page', article, typeHandle: 'page' }} today="2026-11-20" />, {
          site,
        }),
        { isPage: true },
      )
  },
)
