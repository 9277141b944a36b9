import { expect, inject, test } from 'vitest'
import { sites, siteHandles } from '#sites/sites.ts'
import { sendForm } from '../../support/contact-form.ts'
import { readPage } from '../../support/read-page.ts'

const site = inject('site')
const withFinder = siteHandles.filter((handle) => sites[handle].enable.includes('tool-symptom-finder'))
const pathOn = (handle: string) => (handle === 'en' ? '/symptoms' : `/${handle}/symptoms`)

test.each(withFinder)('the site %s answers with its emergency card, its numbers and pages', async (handle) => {
  const response = await sendForm(site.port, pathOn(handle), { notice: 'no-urine', who: 'man' })
  expect(response.status).toBe(200)
  expect(response.headers['cache-control']).toBe('private, no-store')
  const html = response.text
  expect(html).toContain('<mark>')
  expect(html).toContain('href="tel:')
  expect(html).toMatch(/aria-labelledby="fitting-pages"/)
})

test('an answer has neither a cookie nor an address with what was chosen', async () => {
  const response = await sendForm(site.port, '/symptoms', { notice: 'night' })
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(response.headers['location']).toBeUndefined()
})

test('a form without a symptom is answered with 422, and one with unknown choices as well', async () => {
  expect((await sendForm(site.port, '/symptoms', { who: 'man' })).status).toBe(422)
  expect((await sendForm(site.port, '/symptoms', { notice: '<script>' })).status).toBe(422)
})

test('the empty form may be indexed, and says nothing about its reader', async () => {
  const { status, document } = await readPage(site, '/symptoms')
  expect(status).toBe(200)
  expect(document.all((element) => element.properties['name'] === 'robots')).toEqual([])
})

test('a form of another website is refused, so that it cannot show its visitors an answer as from this site', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  const response = await sendForm(site.port, '/symptoms', { notice: 'night' }, { headers })
  expect(response.status).toBe(400)
  expect(response.text.trim()).toBe('This form cannot be read.')
})
