import { describe, expect, test } from 'vitest'
import { analyserOf } from './analyse-text.ts'
import { QuestionIndex } from './question-index.ts'
import { runSteps } from './run-steps.ts'

const listed = (section: string, ...texts: readonly string[]) => {
  const [identity = '', anchor = ''] = section.split('#')
  return texts.map((text) => ({ identity, anchor, text }))
}
const buildIndex = (...values: Parameters<typeof QuestionIndex.steps>) => runSteps(QuestionIndex.steps(...values))
const index = buildIndex(analyserOf('sk-SK'), [
  ...listed('stones#living', 'čo mám jesť, aby sa kameň nevrátil', 'koľko mám piť pri kameňoch'),
  ...listed('bladder#found', 'ako často treba ísť na cystoskopiu', 'bolí vyšetrenie mechúra kamerou'),
  ...listed('bladder#what', 'prečo vzniká nádor v mechúre', 'je nádor mechúra dedičný'),
])
const bestOf = (question: string) =>
  [...index.find(question)]
    .flatMap(([identity, { votes }]) =>
      [...votes].map(([anchor, each]) => ({ section: `${identity}#${anchor}`, each })),
    )
    .toSorted((one, other) => other.each - one.each)[0]?.section

describe('listed questions', () => {
  test.each([
    ['kedy ma znova čaká cystoskopia', 'bladder#found'],
    ['nadorik v mechure', 'bladder#what'],
    ['kolko vody treba pit na kamienky', 'stones#living'],
    ['cystoskpia', 'bladder#found'],
  ])('vote for the section of "%s", in other forms of the words or misspelled', (question, section) =>
    expect(bestOf(question)).toBe(section),
  )

  test('are as similar to themselves as can be, and cover themselves', () => {
    const page = index.find('je nádor mechúra dedičný').get('bladder')
    expect(page?.similarity).toBeCloseTo(1)
    expect(page?.coverage).toBeCloseTo(1)
  })

  test('vote together: two similar ones count more than one', () => {
    const votes = index.find('nádor mechúra').get('bladder')?.votes
    expect(votes?.get('what')).toBeGreaterThan(index.find('nádor mechúra').get('bladder')?.similarity ?? 1)
  })

  test('cover a question with unknown words only in part', () => {
    const page = index.find('nádor mechúra a horúčka')
    expect(page.get('bladder')?.coverage).toBeGreaterThan(0.3)
    expect(page.get('bladder')?.coverage).toBeLessThan(0.8)
  })

  test('are not found by a question that shares nothing with them', () => {
    expect(index.find('wxyz').size).toBe(0)
    expect(index.find('').size).toBe(0)
    expect(buildIndex(analyserOf('sk-SK'), []).find('nádor').size).toBe(0)
  })

  test('in Chinese are compared by characters and pairs of them', () => {
    const chinese = buildIndex(analyserOf('zh-CN'), [
      ...listed('stones#living', '肾结石可以喝啤酒吗'),
      ...listed('catheter#living', '导尿管漏尿怎么办'),
    ])
    expect([...chinese.find('得了结石喝什么好').keys()][0]).toBe('stones')
  })
})
