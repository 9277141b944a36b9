import type { Outcome } from '#blocks/outcome-rows.ts'
import styles from './ComparisonTable.module.css'

const head = 'M5 1.2a1.7 1.7 0 0 1 0 3.4a1.7 1.7 0 0 1 0-3.4z'
const shoulders = 'M1.7 9.3V7.9a3.3 2.7 0 0 1 6.6 0V9.3z'
const box = 'M0.4 0.4H9.6V9.6H0.4z'

/**
 * The figures of a drawing: a faded person is one without the result, a person cut out of a box one with a bad result, and a
 * filled person one with any other result.
 */
const people = {
  without: { d: head + shoulders, opacity: 0.35 },
  good: { d: head + shoulders },
  bad: { d: box + head + shoulders, fillRule: 'evenodd' },
} as const

type Person = keyof typeof people

const fillOf = (person: Person) => `url(#person-${person})`
const markOf = (more: Outcome['more']): Person => (more === 'worse' ? 'bad' : 'good')

/** Renders the patterns with which all drawings of people on the page are filled. */
export const PeoplePatterns = () => (
  <svg className={styles.patterns} width="0" height="0" aria-hidden="true">
    {(['without', 'good', 'bad'] as const).map((person) => (
      <pattern key={person} id={`person-${person}`} width="10" height="10" patternUnits="userSpaceOnUse">
        <path fill="currentColor" {...people[person]} />
      </pattern>
    ))}
  </svg>
)

/** Renders the figure that stands for one person with the result. */
export const PersonKey = ({ more }: Pick<Outcome, 'more'>) => (
  <svg viewBox="0 0 10 10" width="22" height="22" aria-hidden="true">
    <path d="M0 0H10V10H0z" fill={fillOf(markOf(more))} />
  </svg>
)

/**
 * Renders a hundred people in columns of four, from the start of the line, those with the result first, so that the drawing
 * can also be read as a bar. The text beside it says the same. Any other number of people has only the text.
 */
export function PeopleBar({ outcome: { affected, outOf, more } }: { outcome: Outcome }) {
  if (outOf !== 100) return null
  const start = Math.floor(affected / 4) * 10
  const [end, height] = [start + 10, (affected % 4) * 10]
  return (
    <svg className={styles.bar} viewBox="0 0 250 40" aria-hidden="true">
      <path d={`M${start} ${height}H${end}V0H250V40H${start}z`} fill={fillOf('without')} />
      <path d={`M0 0H${end}V${height}H${start}V40H0z`} fill={fillOf(markOf(more))} />
    </svg>
  )
}
