import { expect, test } from 'vitest'
import { SettingsError } from '#config/settings.server.ts'
import { configureSites } from './configure-sites.server.ts'
import { siteHandles, sites } from './sites.ts'

test('a site gets its tag manager from GTM_IDS, and the other sites have none', () => {
  const configured = configureSites({ gtmIds: [{ handle: 'nl', id: 'GTM-ABC123' }] })
  expect(configured.nl).toEqual({ ...sites.nl, gtmId: 'GTM-ABC123' })
  for (const handle of siteHandles) if (handle !== 'nl') expect(configured[handle]).toBe(sites[handle])
})

test('GTM_IDS with an unknown site is an error that names it', () => {
  expect(() => configureSites({ gtmIds: [{ handle: 'xx', id: 'GTM-ABC123' }] })).toThrow(
    new SettingsError(`GTM_IDS: "xx=GTM-ABC123" names no site. Sites are: ${siteHandles.join(', ')}.`),
  )
})
