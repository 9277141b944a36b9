import { lighthousePages, runLighthouse } from '../support/lighthouse.ts'
import { kindsOfPage } from './kinds-of-page.ts'
import { expect, test } from './browser-test.ts'

const pages = [...new Set([...lighthousePages, ...Object.values(kindsOfPage).map(({ en }) => en)])]
// The Arabic condition is in the daily run, because it contains most components of the other pages.
const dailyPage = lighthousePages[4]

for (const path of pages) {
  const name = `Lighthouse gives 100 for accessibility, best practices and SEO: ${decodeURI(path)}`
  test(path === dailyPage ? name : `${name} @long`, async ({ baseURL, request }) => {
    // Lighthouse would deduct points for pages with noindex, such as search results and forms.
    const isUnlisted = /<meta name="robots" content="noindex/i.test(await (await request.get(path)).text())
    const { scores, faults } = await runLighthouse(`${baseURL}${path}`, ['accessibility', 'best-practices', 'seo'], {
      skippedAudits: isUnlisted ? ['is-crawlable'] : [],
    })
    expect(faults).toEqual([])
    expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
  })
}
