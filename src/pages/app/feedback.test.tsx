import { expect, test } from 'vitest'
import { renderMarkup } from '../../../tests/support/render-markup.tsx'
import { FeedbackPage } from '#features/feedback/FeedbackPage.tsx'
import { loadI18n } from '#i18n/load-i18n.ts'
import type { RouterContext } from '#pages/router-context.ts'
import { loadPage } from './feedback.tsx'

test('a target of feedback that is too long is shortened to whole characters', async () => {
  const context = { i18n: await loadI18n('en-US') } as RouterContext
  const { props } = await loadPage(context, { about: `${'a'.repeat(699)}😀`, sent: 'yes' })
  expect(props).toEqual({ about: 'a'.repeat(699), isSent: true })
  expect(renderMarkup(<FeedbackPage about={props.about} form={undefined} />).html).toContain(`about=${props.about}"`)
})
