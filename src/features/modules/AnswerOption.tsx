import { Trans } from '@lingui/react/macro'
import type { Article } from '#blocks/article.ts'
import type { Answer } from './module.ts'
import styles from './Question.module.css'
import { useLanguageSpan } from './use-language-span.tsx'
import { VerdictMark } from './VerdictMark.tsx'

type Props = {
  article: Article
  answer: Answer
  letter: string
  several: boolean
  /** The ids of the chosen answers; undefined until the question has been answered. */
  answered: readonly string[] | undefined
}

/** Renders an answer that can be chosen, and afterwards the feedback on it. */
export function AnswerOption({ article, answer, letter, several, answered }: Props) {
  const { inPageLanguage } = useLanguageSpan(article)
  const { id, text, correct, feedback } = answer
  const isChosen = answered?.includes(id) ?? false
  const verdict = isChosen ? (correct ? 'right' : 'wrong') : correct ? 'missed' : 'rest'
  const saying = `about-${letter}`
  const saysSomething = answered !== undefined && (verdict !== 'rest' || feedback !== undefined)
  return (
    <li className={answered ? `${styles.option} ${styles[verdict]}` : styles.option}>
      <label>
        <input
          type={several ? 'checkbox' : 'radio'}
          name={several ? letter : 'answer'}
          value={several ? '1' : letter}
          defaultChecked={isChosen}
          aria-describedby={saysSomething ? saying : undefined}
        />
        <span>{text}</span>
      </label>
      {/* The feedback is rendered hidden from the start, like the explanation, so that answering only has to show it. */}
      <div id={saying} className={styles.saying} hidden={!saysSomething}>
        {answered !== undefined && verdict !== 'rest' && (
          <p className={styles.verdict}>
            <VerdictMark name={verdict === 'wrong' ? 'wrong' : 'right'} />
            {inPageLanguage(<Verdict name={verdict} />)}
          </p>
        )}
        {feedback !== undefined && <p>{feedback}</p>}
      </div>
    </li>
  )
}

function Verdict({ name }: { name: 'right' | 'wrong' | 'missed' }) {
  switch (name) {
    case 'right':
      return <Trans comment="Below an answer that the reader has chosen">Your answer: right</Trans>
    case 'wrong':
      return <Trans comment="Below an answer that the reader has chosen">Your answer: not right</Trans>
    case 'missed':
      return <Trans comment="Below a right answer that the reader has not chosen">This answer is right</Trans>
  }
}
