import { useLingui } from '@lingui/react'
import { type ReactNode, useEffect } from 'react'
import { errorPrefix } from './error-prefix.ts'
import { failureMessages, type FormFailure, errorMessages } from './form-messages.ts'
import styles from './Form.module.css'

type Props = {
  /** The errors, each with its message and the id of the field to which it links. */
  problems: readonly { readonly field: string; readonly words: ReactNode }[]
  failure?: FormFailure | undefined
}

/**
 * Renders the errors of a form above it, with links to the fields. The summary takes the focus when the page is shown, even
 * without JavaScript. Renders nothing without errors.
 */
export function ErrorSummary({ problems, failure }: Props) {
  const { i18n } = useLingui()
  const isWrong = problems.length > 0 || failure !== undefined
  const prefix = errorPrefix(isWrong, i18n)
  useEffect(() => prefixTitle(prefix), [prefix])
  if (!isWrong) return null
  return (
    <div className={styles.summary} role="alert" aria-labelledby="error-summary" tabIndex={-1} autoFocus>
      <h2 id="error-summary">{i18n._(errorMessages.title)}</h2>
      {failure !== undefined && <p>{i18n._(failureMessages[failure])}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ field, words }) => (
            <li key={field}>
              <a href={`#${field}`}>{words}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * Adds the prefix `Error:` to the title while there are errors, unless the title has it. The server has rendered the prefix,
 * but on a page whose head does not know the result of the form (`page-head.ts`), hydration replaces the title with one
 * without it. Returns a function that removes the prefix; undefined if nothing was added.
 */
function prefixTitle(prefix: string): (() => void) | undefined {
  const { title } = document
  if (title.startsWith(prefix)) return undefined
  document.title = prefix + title
  return () => {
    if (document.title === prefix + title) document.title = title
  }
}
