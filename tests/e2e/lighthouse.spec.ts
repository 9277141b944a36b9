import { lighthousePages, runLighthouse } from '../support/lighthouse.ts'
import { expect, test } from './site.ts'

for (const [place, path] of lighthousePages.entries()) {
  const name = `Lighthouse gives 100 for accessibility, best practices and SEO: ${decodeURI(path)}`
  // The Arabic condition is in the daily run, because it has most components of the other pages.
  test(place === 4 ? name : `${name} @long`, async ({ baseURL }) => {
    const { scores, faults } = await runLighthouse(`${baseURL}${path}`, ['accessibility', 'best-practices', 'seo'])
    expect(faults).toEqual([])
    expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
  })
}
