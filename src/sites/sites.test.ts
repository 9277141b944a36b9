import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { featureFlags } from './feature-flags.ts'
import { siteHandles, sites } from './sites.ts'

const content = join(import.meta.dirname, '../../graphql/content')

// The feeds, the calendars and the pages that do without content say the name from here; all others say the content's.
test.each(siteHandles)('the site %s has one name, here and in its content', (handle) => {
  const assets = parse(readFileSync(join(content, handle, 'globals/assets.yaml'), 'utf8')) as { siteName?: unknown }
  expect(assets.siteName).toBe(sites[handle].name)
})

// A flag that is on at every site, or at none, gives tests and readers nothing to compare.
test.each(featureFlags)('the flag %s is on at one site and off at another', (flag) => {
  const isOn = siteHandles.map((handle) => sites[handle].enable.includes(flag))
  expect(isOn).toContain(true)
  expect(isOn).toContain(false)
})

test.each(siteHandles)('the site %s names every flag once', (handle) => {
  const { enable } = sites[handle]
  expect(new Set(enable).size).toBe(enable.length)
})
