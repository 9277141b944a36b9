import { expect, test } from 'vitest'
import { pageFeedback } from '#blocks/page-feedback.server.ts'
import { parseFeedbackTarget } from './feedback.ts'

test('the target of feedback is parsed to its language, revision and uri', () => {
  expect(parseFeedbackTarget('zh-CN/2026-10-20/condition/肾结石')).toEqual({
    language: 'zh-CN',
    revision: '2026-10-20',
    uri: 'condition/肾结石',
  })
  expect(parseFeedbackTarget('ar/-/privacy')).toEqual({ language: 'ar', revision: undefined, uri: 'privacy' })
  expect(parseFeedbackTarget('en-US/100%/x')).toEqual({ language: 'en-US', revision: '100%', uri: 'x' })
})

test.each(['Third edition', '2026/03', '修订（第三版）', '1.0~beta (2)!*', `"<b>" & 'c'`])(
  'the form of a page with the revision %s has a valid target',
  (revision) => {
    const labels = { question: '', yes: '', no: '', wrong: '' }
    const props = { uri: 'condition/肾结石', language: 'zh-CN', pageLanguage: 'zh-CN', revision, labels } as const
    const [, about = ''] = /name="about" value="([^"]*)"/.exec(pageFeedback(props).html) ?? []
    expect(parseFeedbackTarget(about)).toEqual({
      language: 'zh-CN',
      revision,
      uri: 'condition/肾结石',
    })
  },
)

test.each([
  null,
  '',
  'condition/kidney-stones',
  'en-US/1',
  'en-US/1//evil.example',
  'en-US/1/a//evil.example',
  'en-US/1/x y',
  'en-US/1/x?y',
  'en-US/1/x#y',
  'en-US/<b>/x',
  'en-US/1/x\0',
  'en-US/1%1b%5b2J/x',
  'en-US/%e2%80%ae/x',
  'en-US/1/\u001b[2Jx',
  'en-US/1/x\u202ey',
])('%j is not a valid target of feedback', (about) => {
  expect(parseFeedbackTarget(about)).toBeUndefined()
})
