import { expect, test } from 'vitest'
import { SettingsError } from '#config/settings.server.ts'
import { configureSites } from './configure-sites.server.ts'
import { siteHandles, sites } from './sites.ts'

test('a site has the tag manager that the settings give it, and the others have none', () => {
  const configured = configureSites({ gtmIds: [{ handle: 'nl', id: 'GTM-ABC123' }] })
  expect(configured.nl).toEqual({ ...sites.nl, gtmId: 'GTM-ABC123' })
  for (const handle of siteHandles) if (handle !== 'nl') expect(configured[handle]).toBe(sites[handle])
})

test('a tag manager of no site is named', () => {
  expect(() => configureSites({ gtmIds: [{ handle: 'xx', id: 'GTM-ABC123' }] })).toThrow(
    new SettingsError(`GTM_IDS: "xx=GTM-ABC123" names no site. Sites are: ${siteHandles.join(', ')}.`),
  )
})
