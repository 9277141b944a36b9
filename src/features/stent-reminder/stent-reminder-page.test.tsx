import { expect, test } from 'vitest'
import { attribute, renderMarkup } from '../../../tests/support/render-markup.tsx'
import { StentReminderPage } from './StentReminderPage.tsx'

test('the date field takes no year of more than four digits', () => {
  const field = renderMarkup(<StentReminderPage />).one((element) => attribute(element, 'type') === 'date')
  expect(attribute(field, 'max')).toBe('2999-12-31')
})
