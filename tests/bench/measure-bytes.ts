import { chromium } from 'playwright'
import { type BudgetName, budgets, outsideBudget } from '../../scripts/lib/budgets.ts'
import { chromiumArguments, findChromium } from '../support/chromium.ts'
import type { RunningSite } from '../support/server.ts'
import { measuredPath, measureHtml, measureLoad } from './page-bytes.ts'

/** Measures what the page loads against the budgets, and prints a table. Returns a sentence for each missed budget. */
export async function measureBytes({ origin }: RunningSite): Promise<readonly string[]> {
  const address = origin + measuredPath
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
  const loaded = await measureLoad(browser, address).finally(() => browser.close())
  const html = await measureHtml(address)
  const values: Record<BudgetName, number> = {
    ...loaded,
    css: html.css,
    html: html.compressed / html.compressedWithoutScript,
  }
  console.log(
    `\nBytes: ${measuredPath}; HTML without styles ${html.raw} (${html.compressed} compressed), without script ${html.rawWithoutScript} (${html.compressedWithoutScript})`,
  )
  const names = Object.keys(budgets) as BudgetName[]
  console.table(
    Object.fromEntries(
      names.map((name) => [
        budgets[name].what,
        {
          measured: Number(values[name].toFixed(3)),
          least: budgets[name].min,
          most: budgets[name].max,
          unit: budgets[name].unit,
        },
      ]),
    ),
  )
  return names.flatMap((name) => outsideBudget(name, values[name]) ?? [])
}
