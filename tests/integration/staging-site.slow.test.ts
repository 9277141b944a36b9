import { expect, test, vi } from 'vitest'
import { readPage } from '../support/read-page.ts'
import { startSite } from '../support/server.ts'

vi.setConfig({ testTimeout: 120_000 })

test('a staging site is noindex, says so in its titles, and has no sitemap', async () => {
  const site = await startSite({ SITE_TYPES: 'staging,nl=prod', SITE_TAGS: 'nofollow', TITLE_PREFIXES: '[staging]' })
  try {
    for (const path of ['/', '/condition/kidney-stones', '/news', '/ar/']) {
      const { document } = await readPage(site, path)
      expect([path, document.meta('robots')]).toEqual([path, 'nofollow, noindex'])
      expect(document.words('title')).toMatch(/^\[staging\] /)
    }
    expect((await readPage(site, '/nl/')).document.meta('robots')).toBe('nofollow')
    expect((await readPage(site, '/sitemap.xml')).status).toBe(404)
    expect((await readPage(site, '/nl/sitemap.xml')).status).toBe(200)
    const sitemaps = (await readPage(site, '/robots.txt')).text.match(/^Sitemap: .*$/gm)
    expect(sitemaps).toEqual([expect.stringMatching(/\/nl\/sitemap\.xml$/)])
  } finally {
    await site.stop('SIGKILL')
  }
})
