import { expect, test } from 'vitest'
import { renderMarkup } from '../../../tests/support/render-markup.tsx'
import { SearchPage } from './SearchPage.tsx'

test('what a reader typed stands in the title as it is, also when it looks like markup', () => {
  for (const typed of ['<0>hello</0>', '<b>x</b>', '{count}', '“quoted”']) {
    expect(renderMarkup(<SearchPage query={typed} results={[]} total={0} />).words('h1')).toContain(typed)
    expect(renderMarkup(<SearchPage query={typed} results={[]} total={3} />).words('h1')).toContain(typed)
  }
})
