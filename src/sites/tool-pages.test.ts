import { expect, test } from 'vitest'
import { siteHandles, sites } from './sites.ts'
import { hasOwnPage, otherSiteHasPage } from './tool-pages.ts'

const paths = ['/my-bladder-diary', '/offline', '/stent-reminder', '/symptoms', '/visit-pack', '/all-conditions', '/']

test.each(siteHandles)('the other sites know which of the tools the site %s has', (handle) => {
  expect(paths.map((path) => otherSiteHasPage(handle, path))).toEqual(
    paths.map((path) => hasOwnPage(sites[handle], path)),
  )
})

test('every site has the pages that are not tools, and one site has no tools', () => {
  expect(siteHandles.every((handle) => hasOwnPage(sites[handle], '/all-conditions'))).toBe(true)
  expect(siteHandles.filter((handle) => !hasOwnPage(sites[handle], '/visit-pack'))).toEqual(['hr'])
})
