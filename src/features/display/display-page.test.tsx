import { expect, test } from 'vitest'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { DisplayPage } from './DisplayPage.tsx'
import { displaySettings, settingNames } from './display-settings.ts'

test.each(['en', 'ar'] as const)('the display settings page renders valid markup on the site %s', (site) => {
  expectValidMarkup(renderMarkup(<DisplayPage hasExit />, { site, at: '/display' }), { isPage: true })
})

test('every setting is a fieldset with a legend and a radio button per value, and its default is checked', () => {
  const markup = renderMarkup(<DisplayPage hasExit />, { at: '/display' })
  const groups = markup.all('fieldset')
  // The title of the tab is a setting of its own (`discreet-mode.ts`).
  expect(groups).toHaveLength(settingNames.length + 1)
  expect(markup.all('legend').every((legend) => wordsOf(legend) !== '')).toBe(true)
  const inputs = markup.all('input').filter((input) => attribute(input, 'name') !== 'tab')
  const radios = inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')].join('-'))
  expect(radios).toEqual(settingNames.flatMap((name) => displaySettings[name].map((value) => `${name}-${value}`)))
  const checked = inputs.filter((input) => input.properties['checked'] === true)
  expect(checked.map((input) => attribute(input, 'value'))).toEqual(
    settingNames.map((name) => displaySettings[name][0]),
  )
})

test('the form is marked as needing JavaScript', () => {
  const [form] = renderMarkup(<DisplayPage hasExit />, { at: '/display' }).all('form')
  expect(form && 'dataNeedsScript' in form.properties).toBe(true)
})
