import { chromium } from 'playwright'
import { type BudgetName, budgets, outsideBudget } from '../../scripts/lib/budgets.ts'
import { chromiumArguments, findChromium } from '../support/chromium.ts'
import type { RunningSite } from '../support/server.ts'
import { measuredPath, measureHtml, measureLoad } from './page-bytes.ts'

/** Measures what the page loads against the budgets, and prints a table. */
export async function measureBytes({ origin }: RunningSite): Promise<void> {
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
  const problems = names.flatMap((name) => outsideBudget(name, values[name]) ?? [])
  for (const problem of problems) console.error(`Budget not kept: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
