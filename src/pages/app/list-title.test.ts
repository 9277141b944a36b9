import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { sites } from '#sites/sites.ts'
import type { RouterContext } from '#pages/router-context.ts'
import { listTitle } from './list-title.ts'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
i18n.setMessagesCompiler(compileMessage)
const context = { current: { site: sites.en }, i18n } as Pick<RouterContext, 'current' | 'i18n'>

test('the title of a list has its filters and its page number', () => {
  expect(listTitle(context, { title: 'News', chosen: [], page: 1 })).toBe('News')
  expect(listTitle(context, { title: 'News', chosen: ['Kidney stones', '2025'], page: 1 })).toBe(
    'News · Kidney stones · 2025',
  )
  expect(listTitle(context, { title: 'Events', chosen: ['2025'], page: 2 })).toBe('Events · 2025, page 2')
})
