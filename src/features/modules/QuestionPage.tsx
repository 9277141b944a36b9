import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { Article } from '#blocks/article.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import buttonStyles from '#ui/ButtonLink.module.css'
import { AnswerOption } from './AnswerOption.tsx'
import { ChapterName } from './ChapterName.tsx'
import { useCurrentModule } from './current-module.ts'
import { hasSeveralCorrect, isRight, letterOf, readChosen } from './chosen-answers.ts'
import { stepName, type Answer } from './module.ts'
import { ModuleReading } from './ModuleReading.tsx'
import { ModuleText } from './ModuleText.tsx'
import styles from './Question.module.css'
import { useLanguageSpan } from './use-language-span.tsx'
import { useProgress, useRecorder } from './use-progress.ts'
import { VerdictMark } from './VerdictMark.tsx'

type Props = { article: Article; path: string; chapter: number; answers: readonly Answer[] }

/**
 * Renders a question with its answers as a form. With JavaScript, the component checks the answers. Without it, a GET
 * request loads the same page with the chosen answers in the query. Until there is an answer, the explanation is rendered
 * hidden, because hydration reads its rich text from the document.
 */
export function QuestionPage({ article, path, chapter, answers }: Props) {
  const { inPageLanguage } = useLanguageSpan(article)
  const { path: addressOf, preview } = useCurrentSite()
  const { form, given, check } = useGivenAnswer(path, answers)
  const several = hasSeveralCorrect(answers)
  const isMissing = given?.length === 0
  const answered = isMissing ? undefined : given
  const right = answered && isRight(answers, answered)
  return (
    <ModuleReading article={article} above={<ChapterName article={article} chapter={chapter} isLink />}>
      {article.intro !== undefined && (
        <p id="story" className={styles.story}>
          {article.intro}
        </p>
      )}
      <form
        ref={form}
        action={`${addressOf(path)}#result`}
        onSubmit={check}
        className={styles.form}
        data-open={right === undefined ? '' : undefined}
      >
        <input type="hidden" name="check" value="1" />
        {[...new URLSearchParams(preview)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset
          aria-labelledby="page-title"
          aria-describedby={[article.intro !== undefined && 'story', 'hint', isMissing && 'result']
            .filter(Boolean)
            .join(' ')}
        >
          <p id="hint" className={styles.hint}>
            {inPageLanguage(
              several ? (
                <Trans comment="Above the answers to a question of which more than one is right">
                  Choose all the answers that are right.
                </Trans>
              ) : (
                <Trans comment="Above the answers to a question of which one is right">Choose one answer.</Trans>
              ),
            )}
          </p>
          {isMissing && (
            <p id="result" className={styles.missing}>
              {inPageLanguage(
                <Trans comment="Where a question was to be checked and nothing was chosen">
                  Choose an answer first. Then check it.
                </Trans>,
              )}
            </p>
          )}
          <ul className={styles.options}>
            {answers.map((answer, place) => (
              <AnswerOption
                key={answer.id}
                article={article}
                answer={answer}
                letter={letterOf(place)}
                several={several}
                answered={answered}
              />
            ))}
          </ul>
        </fieldset>
        <button className={buttonStyles.button}>
          {inPageLanguage(
            <Trans comment="Button below the answers to a question of a learning module">Check my answer</Trans>,
          )}
        </button>
      </form>
      <div role="status" id={isMissing ? undefined : 'result'}>
        {right !== undefined && (
          <div className={styles.result}>
            <p>
              <VerdictMark name={right ? 'right' : 'wrong'} />
              {inPageLanguage(<Result right={right} several={several} />)}
            </p>
            <p>
              {inPageLanguage(
                <Trans comment="Below whether an answer was right">
                  Read why. Then go on, or change your answer and check it again.
                </Trans>,
              )}
            </p>
          </div>
        )}
      </div>
      {article.blocks.length > 0 && (
        <section className={styles.why} aria-labelledby="why" hidden={right === undefined}>
          <h2 id="why">
            {inPageLanguage(<Trans comment="Heading of the explanation of the right answer to a question">Why</Trans>)}
          </h2>
          <ModuleText article={article} />
        </section>
      )}
    </ModuleReading>
  )
}

function Result({ right, several }: { right: boolean; several: boolean }) {
  if (right) return <Trans comment="Said about an answer to a question">That is right.</Trans>
  return several ? (
    <Trans comment="Said about an answer to a question with more than one right answer">Not all of it is right.</Trans>
  ) : (
    <Trans comment="Said about an answer to a question">That is not right.</Trans>
  )
}

/**
 * Returns the ref and the submit handler of the form, and the ids of the chosen answers: from this visit, the query, or an
 * earlier visit. The ids are undefined until the question has been answered, and empty when the form was submitted without a
 * choice.
 */
function useGivenAnswer(path: string, answers: readonly Answer[]) {
  const module = useCurrentModule()
  const progress = useProgress(module)
  const { answer: recordAnswer } = useRecorder(module)
  const router = useRouter()
  const query = useLocation({ select: ({ search }): Readonly<Record<string, unknown>> => search })
  const form = useRef<HTMLFormElement>(null)
  // The query is read only once: during a navigation to another question, it is already that of the other one.
  const [chosen, setChosen] = useState(() => readChosen(answers, query))
  const previousChoice = progress?.answers[stepName(module, path)]?.chosen.filter((id) =>
    answers.some((answer) => answer.id === id),
  )
  const selected = chosen ?? (previousChoice && previousChoice.length > 0 ? previousChoice : undefined)

  // Records each checked answer. The first one is from the query if the form was submitted before hydration.
  useEffect(() => {
    if (chosen && chosen.length > 0) recordAnswer(path, { chosen, right: isRight(answers, chosen) })
  }, [chosen, recordAnswer, path, answers])

  // Restores the answer from an earlier visit, unless the reader has already chosen one.
  const selectedKey = selected?.join('\n')
  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])') ?? [])]
    if (selectedKey === undefined || inputs.some(({ checked }) => checked)) return
    const ids = selectedKey.split('\n')
    for (const [place, { id }] of answers.entries()) {
      const input = inputs[place]
      if (input) input.checked = ids.includes(id)
    }
  }, [selectedKey, answers])

  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const ids = readChosen(answers, Object.fromEntries(data)) ?? []
    setChosen(ids)
    // The feedback on the answers may have pushed the result out of view.
    requestAnimationFrame(() => document.getElementById('result')?.scrollIntoView({ block: 'nearest' }))
    if (ids.length === 0) event.currentTarget.querySelector<HTMLInputElement>('input:not([type="hidden"])')?.focus()
    // The answer is removed from the query, because it is outdated and a reload would record it as the latest one.
    if (readChosen(answers, query))
      void router.navigate({ to: '.', search: {}, hash: true, replace: true, hashScrollIntoView: false })
  }

  return { form, given: selected, check }
}
