import { useRouteContext } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { feedbackTitle } from '#features/feedback/feedback-title.ts'
import { FeedbackPage } from '#features/feedback/FeedbackPage.tsx'
import { loadMessages } from '#i18n/load-i18n.ts'
import type { RouterContext } from '#pages/router-context.ts'
import type { AppPage } from '#pages/app-route.tsx'

/**
 * The search params: the text that the feedback is about, in the format of `parseFeedbackTarget`, and whether the feedback
 * has been sent.
 */
type FeedbackSearch = { readonly about?: string; readonly sent?: string }

const maxAboutLength = 700

type Props = { about: string; isSent: boolean }

/** Renders the feedback page with the form that has just been posted, if any. */
export function Page({ about, isSent }: Props) {
  const posted = useRouteContext({ from: '__root__', select: (context) => context.posted?.feedback })
  // The state preserves a posted form, because only the route context of the first load contains it.
  const [sent] = useState(posted)
  const props: ComponentProps<typeof FeedbackPage> = sent ?? { about, form: isSent ? undefined : { comment: '' } }
  return <FeedbackPage {...props} />
}

export async function loadPage({ i18n }: RouterContext, { about = '', sent }: FeedbackSearch): Promise<AppPage<Props>> {
  await Promise.all(['feedback', 'forms'].map((feature) => loadMessages(i18n, feature)))
  // Truncation may split a surrogate pair and leave one half of it, which cannot be percent-encoded.
  const target = about.slice(0, maxAboutLength).replace(/[\uD800-\uDBFF]$/, '')
  return {
    head: { path: '/feedback', title: i18n._(feedbackTitle), robots: ['noindex', 'follow'] },
    props: { about: target, isSent: sent !== undefined },
  }
}
