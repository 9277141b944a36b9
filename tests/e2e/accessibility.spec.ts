import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './site.ts'

const pages = {
  en: { home: '/', condition: '/condition/kidney-stones', 'not found': '/no-such-page' },
  de: { home: '/de/', condition: '/de/condition/nierensteine', 'not found': '/de/no-such-page' },
  ar: { home: '/ar/', condition: `/ar/condition/${encodeURIComponent('حصى-الكلى')}`, 'not found': '/ar/no-such-page' },
  cn: { home: '/cn/', condition: `/cn/condition/${encodeURIComponent('肾结石')}`, 'not found': '/cn/no-such-page' },
} as const

for (const [language, addresses] of Object.entries(pages)) {
  for (const [kind, address] of Object.entries(addresses)) {
    for (const width of [360, 1280]) {
      test(`axe finds nothing on the ${kind} page (${language}, ${width} px)`, async ({ page, quiet }) => {
        if (kind === 'not found') quiet.expectMessage(/404/)
        await page.setViewportSize({ width, height: 900 })
        await page.goto(address)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        ).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      })
    }
  }
}
