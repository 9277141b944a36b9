import { Trans, useLingui } from '@lingui/react/macro'
import { useToday } from '#lib/use-today.ts'
import formStyles from '#ui/Form.module.css'
import { FormField } from '#ui/FormField.tsx'
import rowStyles from '#ui/RuledRows.module.css'
import styles from '#ui/Tool.module.css'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { packStore } from './pack-store.ts'
import type { PackText } from './pack-text.ts'
import { packLimits, withQuestion, withoutQuestion, type VisitPack } from './visit-pack.ts'

/** Renders the choice of questions: those of the pages in the pack, and the reader's own. */
export function PackQuestions({ pack, texts }: { pack: VisitPack; texts: readonly PackText[] }) {
  const { t } = useLingui()
  const today = useToday()
  const suggested = texts.filter(({ questions }) => questions.length > 0)
  const own = pack.questions.filter((question) => !texts.some(({ questions }) => questions.includes(question)))
  return (
    <section className={styles.step} aria-labelledby="questions">
      <h2 id="questions">
        <Trans comment="Visit pack, heading">Questions to ask</Trans>
      </h2>
      {suggested.map(({ title, questions, href }) => (
        <fieldset key={href} className={styles.choices}>
          <legend>{title}</legend>
          {[...new Set(questions)].map((question) => (
            <label key={question} className={formStyles.choice}>
              <input
                type="checkbox"
                checked={pack.questions.includes(question)}
                onChange={({ target }) =>
                  packStore().change((before) => (target.checked ? withQuestion : withoutQuestion)(before, question))
                }
              />
              {question}
            </label>
          ))}
        </fieldset>
      ))}
      {own.length > 0 && (
        <ul
          className={rowStyles.list}
          aria-label={t({ message: 'Your own questions', comment: 'Visit pack: name of a list' })}
        >
          {own.map((question) => (
            <li key={question} className={styles.row}>
              <bdi>{question}</bdi>
              <button
                type="button"
                className={styles.press}
                onClick={() => {
                  packStore().change((before) => withoutQuestion(before, question))
                  document.getElementById('own-question')?.focus()
                }}
              >
                <Trans comment="Visit pack: button that removes a page or a question">Remove</Trans>
                <VisuallyHidden> {question}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={formStyles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          const question = String(new FormData(form).get('own-question'))
          packStore().change((before) => withQuestion(before, question))
          form.reset()
        }}
      >
        <FormField
          id="own-question"
          label={<Trans comment="Visit pack: label of a field">A question of your own</Trans>}
        >
          {(attributes) => <input {...attributes} dir="auto" required maxLength={packLimits.questionLength} />}
        </FormField>
        {/* Before the client has started, a press would send the fields in the address of the page. */}
        <button className={formStyles.send} disabled={today === ''}>
          <Trans comment="Visit pack: button">Add the question</Trans>
        </button>
      </form>
    </section>
  )
}
