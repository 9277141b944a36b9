import { Trans } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './ChatbotOffer.module.css'

/** Renders a form that asks the chatbot what was searched for. Without a search, renders a link to the chatbot. */
export function ChatbotOffer({ path, question }: { path: string; question: string }) {
  const { pathOnward } = useCurrentSite()
  const words = (
    <>
      <Icon name="message-square" />
      <Trans comment="Button on the search page: asks the chatbot what was searched for">Ask the chatbot</Trans>
    </>
  )
  if (question.trim() === '') {
    return (
      <SiteLink path={path} className={styles.ask}>
        {words}
      </SiteLink>
    )
  }
  // This is a form, because a link would expose the question in its URL, and thus in histories and logs.
  return (
    <form method="post" action={`${pathOnward(path)}#answer`}>
      <button name="question" value={question} className={styles.ask}>
        {words}
      </button>
    </form>
  )
}
