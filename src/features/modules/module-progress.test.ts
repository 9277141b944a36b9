import { expect, test } from 'vitest'
import { answerParameters, maxAnswers } from './answer-parameters.ts'
import { letterOf } from './chosen-answers.ts'
import { countDone, isComplete, isDone, shouldRepeat, findResumeStep } from './module-progress.ts'
import { stepsOf, type LearningModule } from './module.ts'
import { emptyProgress, recordAnswer, recordVisit, type Progress } from './progress.ts'

const path = '/module/stones'
const step = (name: string, kind: 'text' | 'question' = 'text') => ({ path: `${path}/${name}`, title: name, kind })
const module: LearningModule = {
  kind: 'module',
  uri: 'module/stones',
  path,
  title: 'Stones',
  language: 'en-US',
  chapters: [
    { path: `${path}/a`, title: 'A', steps: [step('a/one'), step('a/two', 'question')] },
    { path: `${path}/b`, title: 'B', steps: [step('b/three'), step('b/four')] },
  ],
}
const visited = (...names: string[]) =>
  names.reduce((progress: Progress, name) => recordVisit(progress, name, 0), emptyProgress)
const answered = (progress: Progress, right: boolean) => recordAnswer(progress, 'a/two', { chosen: ['1'], right }, 0)
const goesOn = (progress: Progress) => findResumeStep(module, progress)?.title

test('a text is done when it has been visited, a question when it has been answered', () => {
  const [text, question] = stepsOf(module)
  expect(isDone(module, text!, visited('a/one'))).toBe(true)
  expect(isDone(module, question!, visited('a/two'))).toBe(false)
  expect(isDone(module, question!, answered(emptyProgress, false))).toBe(true)
  expect(countDone(module, stepsOf(module), answered(visited('a/one', 'a/two'), true))).toBe(2)
})

test('a question is to be repeated until its last answer is correct', () => {
  const question = stepsOf(module)[1]!
  const wrong = answered(emptyProgress, false)
  expect(shouldRepeat(module, question, emptyProgress)).toBe(false)
  expect(shouldRepeat(module, question, wrong)).toBe(true)
  expect(shouldRepeat(module, question, answered(wrong, true))).toBe(false)
})

test('the next step is the visited question without an answer', () => {
  expect(goesOn(visited('a/one', 'a/two'))).toBe('a/two')
})

test('the next step is the one after the last visited, then the first step left out, and undefined when all are done', () => {
  expect(goesOn(visited('a/one'))).toBe('a/two')
  expect(goesOn(visited('a/one', 'b/three'))).toBe('b/four')
  expect(goesOn(visited('a/one', 'b/three', 'b/four'))).toBe('a/two')
  const all = answered(visited('a/one', 'b/three', 'b/four'), true)
  expect(goesOn(all)).toBeUndefined()
  expect(isComplete(module, all)).toBe(true)
})

test('a module without steps is never complete, and has no next step', () => {
  const empty = { ...module, chapters: [] }
  expect(isComplete(empty, emptyProgress)).toBe(false)
  expect(findResumeStep(empty, emptyProgress)).toBeUndefined()
})

test('the route declares a search parameter for the letter of each possible answer', () => {
  const letters = Array.from({ length: maxAnswers }, (_, place) => letterOf(place))
  expect(answerParameters).toEqual(['check', 'answer', ...letters])
})
