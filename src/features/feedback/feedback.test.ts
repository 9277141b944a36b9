import { expect, test } from 'vitest'
import { parseFeedbackTarget } from './feedback.ts'

test('the target of feedback is parsed to its language, revision and uri', () => {
  expect(parseFeedbackTarget('zh-CN/2026-10-20/condition/肾结石')).toEqual({
    language: 'zh-CN',
    revision: '2026-10-20',
    uri: 'condition/肾结石',
  })
  expect(parseFeedbackTarget('ar/-/privacy')).toEqual({ language: 'ar', revision: undefined, uri: 'privacy' })
})

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
  'en-US/1/\u001b[2Jx',
  'en-US/1/x\u202ey',
])('%j is not a valid target of feedback', (about) => {
  expect(parseFeedbackTarget(about)).toBeUndefined()
})
