import type { ComponentProps } from 'react'
import type { FeedbackForm } from '#features/feedback/feedback.ts'
import { feedbackTitle } from '#features/feedback/feedback-words.ts'
import { FeedbackPage } from '#features/feedback/FeedbackPage.tsx'
import { addMessages } from '#i18n/load-i18n.ts'
import type { RouterContext } from '#pages/router-context.ts'
import { SentForm, useSentForm } from '#ui/SentForm.tsx'
import type { AppPage } from '#pages/app-route.tsx'

type Sent = { readonly about: string; readonly form: FeedbackForm }
/** The search parameters: the page that a comment is about, and that one has been sent. */
type FeedbackSearch = { readonly about?: string; readonly sent?: string }

const maxAboutLength = 400

type Props = { about: string; isSent: boolean }

/** The page, with what has just been sent on it. */
export function Page({ about, isSent }: Props) {
  const sent = useSentForm<Sent>('feedback')
  const props: ComponentProps<typeof FeedbackPage> = sent ?? { about, form: isSent ? undefined : { comment: '' } }
  return (
    <SentForm form="feedback" sent={sent}>
      <FeedbackPage {...props} />
    </SentForm>
  )
}

export async function loadPage({ i18n }: RouterContext, { about = '', sent }: FeedbackSearch): Promise<AppPage<Props>> {
  await Promise.all(['feedback', 'forms'].map((feature) => addMessages(i18n, feature)))
  return {
    head: { path: '/feedback', title: i18n._(feedbackTitle), robots: ['noindex', 'follow'] },
    props: { about: about.slice(0, maxAboutLength), isSent: sent !== undefined },
  }
}
