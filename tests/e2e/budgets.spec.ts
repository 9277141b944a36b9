import { type BudgetName, outsideBudget } from '../../scripts/lib/budgets.ts'
import { measuredPath, measureHtml, measureLoad } from '../bench/page-bytes.ts'
import { expect, test } from './site.ts'

const expectInside = (name: BudgetName, value: number) => expect(outsideBudget(name, value)).toBeUndefined()

test('the script before a touch, the client after it and the style sheet of an article stay within their budgets', async ({
  browser,
  baseURL,
}) => {
  const { scriptUntouched, clientAfterTouch, css } = await measureLoad(browser, `${baseURL}${measuredPath}`)
  expectInside('scriptUntouched', scriptUntouched)
  expectInside('clientAfterTouch', clientAfterTouch)
  expectInside('css', css)
})

test('the hydration data adds at most a third to the compressed HTML of an article', async ({ baseURL }) => {
  const html = await measureHtml(`${baseURL}${measuredPath}`)
  expectInside('html', html.compressed / html.compressedWithoutScript)
})
