import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/**
 * Runs axe on a page.
 *
 * @param options.exclude a selector of elements that are left out
 * @param options.rules the rules to apply; by default, all that axe applies
 * @returns a line for each element that violates a rule: the rule, the selector of the element, and a message
 */
export async function axeViolations(
  page: Page,
  { exclude, rules }: { readonly exclude?: string; readonly rules?: readonly string[] } = {},
): Promise<readonly string[]> {
  // The legacy mode does not open a second page to join the results of frames, which no page has, and only violations are
  // read. Together these options cut the duration of an analysis to a quarter.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (exclude !== undefined) axe.exclude(exclude)
  if (rules !== undefined) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}
