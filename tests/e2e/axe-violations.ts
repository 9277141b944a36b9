import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/**
 * Runs axe on a page.
 *
 * @param options.exclude a selector of elements that are left out
 * @param options.rules the only rules that are applied; without it, all that axe applies by default
 * @returns a line for each violation: the rule and the elements that break it
 */
export async function axeViolations(
  page: Page,
  { exclude, rules }: { readonly exclude?: string; readonly rules?: readonly string[] } = {},
): Promise<readonly string[]> {
  // No page has frames, so nothing needs the second page that axe opens to join the results of frames (the legacy mode does
  // not), and only violations are read. Each analysis takes a quarter of the time then.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (exclude !== undefined) axe.exclude(exclude)
  if (rules !== undefined) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}
