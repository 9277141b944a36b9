import { Trans } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { Home } from './home.ts'
import styles from './ChatInvitation.module.css'

/** Renders an introduction to the chatbot, with suggested questions. */
export function ChatInvitation({ headingId, chatbot }: { headingId: string; chatbot: NonNullable<Home['chatbot']> }) {
  const { path } = chatbot
  const { pathOnward } = useCurrentSite()
  return (
    <div className={styles.chat}>
      <h2 id={headingId}>
        <Trans comment="Heading above the chatbot">Ask in your own words</Trans>
      </h2>
      <p>
        <Trans comment="Under the heading 'Ask in your own words'">
          A chatbot answers from the pages of this site and shows you which ones it used.
        </Trans>
      </p>
      {chatbot.suggestedQuestions.length > 0 && (
        // This is a form, because a link would expose the question in its URL, and thus in histories and logs.
        <form method="post" action={`${pathOnward(path)}#answer`}>
          <ul className={styles.questions}>
            {chatbot.suggestedQuestions.map((question) => (
              <li key={question}>
                <button name="question" value={question}>
                  {question}
                  <Icon name="arrow-right" />
                </button>
              </li>
            ))}
          </ul>
        </form>
      )}
      <ButtonLink path={path}>
        <Icon name="message-square" />
        <Trans comment="Button on the home page">Open the chat</Trans>
      </ButtonLink>
      <p className="note">
        <Trans comment="Under the button that opens the chatbot">
          It is a computer program, not a doctor, and it can be wrong.
        </Trans>
      </p>
    </div>
  )
}
