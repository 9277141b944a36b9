import { lighthousePages, runLighthouse } from '../support/lighthouse.ts'
import { expect, test } from './site.ts'

for (const [place, path] of lighthousePages.entries()) {
  const name = `Lighthouse has nothing to say about access, good practice and search engines: ${decodeURI(path)}`
  // The Arabic condition every day: it has most of what the others have.
  test(place === 4 ? name : `${name} @long`, async ({ baseURL }) => {
    test.setTimeout(120_000)
    const { scores, faults } = await runLighthouse(`${baseURL}${path}`, ['accessibility', 'best-practices', 'seo'])
    expect(faults).toEqual([])
    expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
  })
}
