import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { load } from 'js-yaml'
import { featureFlags } from './feature-flags.ts'
import { siteHandles, sites } from './sites.ts'

const content = join(import.meta.dirname, '../../graphql/content')

// Responses to other systems, such as feeds and calendars, and pages without content use the name in the definition. All
// other pages use the name in the content.
test.each(siteHandles)('the site %s has the same name in its definition and in its content', (handle) => {
  const assets = load(readFileSync(join(content, handle, 'globals/assets.yaml'), 'utf8')) as { siteName?: unknown }
  expect(assets.siteName).toBe(sites[handle].name)
})

// A flag that is on for every site, or for none, has an untested state.
test.each(featureFlags)('the flag %s is on at one site or more and off at another', (flag) => {
  const isOn = siteHandles.map((handle) => sites[handle].enable.includes(flag))
  expect(isOn).toContain(true)
  expect(isOn).toContain(false)
})

test.each(siteHandles)('the site %s lists every flag at most once', (handle) => {
  const { enable } = sites[handle]
  expect(new Set(enable).size).toBe(enable.length)
})
