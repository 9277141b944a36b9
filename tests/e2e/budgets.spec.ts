import { type BudgetName, outsideBudget } from '../../scripts/lib/budgets.ts'
import { measuredPath, measureHtml, measureLoad } from '../bench/page-bytes.ts'
import { expect, test } from './browser-test.ts'

const expectInside = (name: BudgetName, value: number) => expect(outsideBudget(name, value)).toBeUndefined()

test('the script before a touch and the client after it stay within their budgets', async ({ browser, baseURL }) => {
  const { scriptUntouched, clientAfterTouch } = await measureLoad(browser, `${baseURL}${measuredPath}`)
  expectInside('scriptUntouched', scriptUntouched)
  expectInside('clientAfterTouch', clientAfterTouch)
})

test('the hydration data adds at most a third to the compressed HTML of an article, and its style sheet stays within the budget', async ({
  baseURL,
}) => {
  const html = await measureHtml(`${baseURL}${measuredPath}`)
  expectInside('html', html.compressed / html.compressedWithoutScript)
  expectInside('css', html.css)
})
