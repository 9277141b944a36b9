import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

/**
 * Runs axe on a page. No tested page has frames, so axe is run in the page itself. Its source, more than a megabyte, is sent
 * to each document once.
 *
 * @param options.exclude a selector of elements that are left out
 * @param options.rules the rules to apply; by default, all that axe applies
 * @returns a line for each element that violates a rule: the rule, the selector of the element, and a message
 */
export async function axeViolations(
  page: Page,
  { exclude, rules }: { readonly exclude?: string; readonly rules?: readonly string[] } = {},
): Promise<readonly string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules !== undefined && { runOnly: { type: 'rule', values: [...rules] } }),
  }
  // During a transition between two color schemes, colors are between those of both.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    ([excluded, runOptions]): Promise<AxeResults> =>
      (globalThis as typeof globalThis & { axe: typeof axe }).axe.run(
        excluded === undefined ? document : { exclude: [[excluded]] },
        runOptions,
      ),
    [exclude, options] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}
