import { type BudgetName, outsideBudget } from '../../scripts/lib/budgets.ts'
import { measuredPath, measureHtml, measureLoad } from '../bench/page-bytes.ts'
import { expect, test } from './site.ts'

const expectInside = (name: BudgetName, value: number) => expect(outsideBudget(name, value)).toBeUndefined()

test('an article is read with next to no script, and the client that a touch starts stays within its budget', async ({
  browser,
  baseURL,
}) => {
  const { scriptUntouched, clientAfterTouch, css } = await measureLoad(browser, `${baseURL}${measuredPath}`)
  expectInside('scriptUntouched', scriptUntouched)
  expectInside('clientAfterTouch', clientAfterTouch)
  expectInside('css', css)
})

test('the data for hydration adds at most a third to the HTML of an article', async ({ baseURL }) => {
  const html = await measureHtml(`${baseURL}${measuredPath}`)
  expectInside('html', html.compressed / html.compressedWithoutScript)
})
