import { expect, test } from 'vitest'
import { SettingsError } from '#config/settings.server.ts'
import { configureSites } from './configure-sites.server.ts'
import { siteHandles, sites } from './sites.ts'

const none = { gtmIds: [], siteTypes: [], siteTags: [], titlePrefixes: [] }

test('a site gets its tag manager from GTM_IDS, and the other sites have none', () => {
  const configured = configureSites({ ...none, gtmIds: [{ handle: 'nl', id: 'GTM-ABC123' }] })
  expect(configured.nl).toEqual({ ...sites.nl, gtmId: 'GTM-ABC123' })
  for (const handle of siteHandles) if (handle !== 'nl') expect(configured[handle]).toEqual(sites[handle])
})

test('GTM_IDS with an unknown site is an error that names it', () => {
  expect(() => configureSites({ ...none, gtmIds: [{ handle: 'xx', id: 'GTM-ABC123' }] })).toThrow(
    new SettingsError(`GTM_IDS: "xx" names no site. Sites are: ${siteHandles.join(', ')}.`),
  )
})

test('type, robots directives and title prefix are set for all sites or for one', () => {
  const { en, nl, ar } = configureSites({
    ...none,
    siteTypes: [{ handle: undefined, value: 'staging' }],
    siteTags: [{ handle: 'nl', value: ['noindex'] }],
    titlePrefixes: [
      { handle: undefined, value: '[staging] ' },
      { handle: 'ar', value: '[draft] ' },
    ],
  })
  expect([en, nl, ar].map(({ type, tags, seo }) => [type, tags, seo.prepend])).toEqual([
    ['staging', [], '[staging] '],
    ['staging', ['noindex'], '[staging] '],
    ['staging', [], '[draft] '],
  ])
})
