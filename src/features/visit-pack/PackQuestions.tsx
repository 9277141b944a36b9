import { Trans } from '@lingui/react/macro'
import { useToday } from '#lib/use-today.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import formStyles from '#ui/Form.module.css'
import { FormField } from '#ui/FormField.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import rowStyles from '#ui/RuledRows.module.css'
import styles from '#ui/Tool.module.css'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { packStore } from './pack-store.ts'
import type { PackTexts } from './pack-text.ts'
import { packLimits, withQuestion, withoutQuestion, type VisitPack } from './visit-pack.ts'

/**
 * Renders the questions of the pages in the pack, from which readers choose, and the other questions in the pack, such as
 * those that readers have added themselves.
 */
export function PackQuestions({ pack, texts }: { pack: VisitPack; texts: readonly PackTexts[] }) {
  const today = useToday()
  const { locale } = useCurrentSite().site
  const suggested = texts.map(({ first }) => first).filter(({ questions }) => questions.length > 0)
  const own = pack.questions.filter((question) => !suggested.some(({ questions }) => questions.includes(question)))
  return (
    <section className={styles.step} aria-labelledby="questions">
      <h2 id="questions">
        <Trans comment="Visit pack, heading">Questions to ask</Trans>
      </h2>
      {suggested.map(({ title, questions, language, href }) => (
        <fieldset key={href} className={styles.choices}>
          <legend {...languageAttributes(language, locale)}>{title}</legend>
          {[...new Set(questions)].map((question) => (
            <label key={question} className={formStyles.choice}>
              <input
                type="checkbox"
                checked={pack.questions.includes(question)}
                onChange={({ target }) =>
                  packStore().change((before) => (target.checked ? withQuestion : withoutQuestion)(before, question))
                }
              />
              <span {...languageAttributes(language, locale)}>{question}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {own.length > 0 && (
        <>
          <h3 id="own-questions">
            <Trans comment="Visit pack: heading of a list">Your own questions</Trans>
          </h3>
          <ul className={rowStyles.list} aria-labelledby="own-questions">
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
        </>
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
        {/*
         * The button is disabled until the client has started, because the form would otherwise send its fields in the URL.
         */}
        <button className={formStyles.send} disabled={today === ''}>
          <Trans comment="Visit pack: button">Add the question</Trans>
        </button>
      </form>
    </section>
  )
}
