import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { pathFromUri } from '#lib/uri-path.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import formStyles from '#ui/Form.module.css'
import { FormField } from '#ui/FormField.tsx'
import { FormResult } from '#ui/FormResult.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import type { FeedbackForm } from './feedback.ts'
import { parseFeedbackTarget } from './feedback.ts'
import { feedbackTitle } from './feedback-title.ts'
import styles from './FeedbackPage.module.css'

type Props = {
  /** Identifies the page that the feedback is about, in the format of `parseFeedbackTarget`; empty when there is none. */
  about: string
  /** The form's state; undefined after an answer was stored. */
  form: FeedbackForm | undefined
}

/**
 * Renders the form in which readers report a problem with a page, or a thank-you message. It works without JavaScript. The
 * question at the end of an article, which leads to this form, is in `blocks/page-feedback.server.ts`.
 */
export function FeedbackPage({ about, form }: Props) {
  const { i18n } = useLingui()
  const target = parseFeedbackTarget(about)
  return (
    <>
      <PageHead title={i18n._(feedbackTitle)} />
      <div className={`wrap ${styles.page}`}>
        {/* The page with the question shows this part in place of the question (`answer-in-place.ts`). */}
        <div data-answer="">{form === undefined ? <Thanks about={about} /> : <Words about={about} form={form} />}</div>
        {target && (
          <p>
            <SiteLink path={pathFromUri(target.uri)}>
              <Trans comment="Link to the page to which a reader has given an answer">Back to the page</Trans>
            </SiteLink>
          </p>
        )}
      </div>
    </>
  )
}

function Thanks({ about }: { about: string }) {
  const { path } = useCurrentSite()
  return (
    <>
      <FormResult>
        <p>
          <Trans comment="Said after an answer to “Was this page helpful?” was stored">
            Thank you. Your answer is stored, and helps us to make the page better.
          </Trans>
        </p>
      </FormResult>
      {about !== '' && (
        <p>
          <a href={path(`/feedback?about=${encodeURIComponent(about)}`)}>
            <Trans comment="Link to a form on which a reader says what is wrong with a page">
              Is something wrong on the page? Tell us.
            </Trans>
          </a>
        </p>
      )}
    </>
  )
}

function Words({ about, form }: { about: string; form: FeedbackForm }) {
  const { path } = useCurrentSite()
  const words = form.problem && <ProblemWords problem={form.problem} />
  return (
    <>
      <ErrorSummary problems={words ? [{ field: 'comment', words }] : []} failure={form.failure} />
      <form method="post" action={path('/feedback')} className={formStyles.form} noValidate>
        <input type="hidden" name="about" value={about} />
        <FormField
          id="comment"
          label={<Trans comment="Label of a field of several lines">What is wrong on the page?</Trans>}
          hint={
            <Trans comment="Below the label “What is wrong on the page?”">
              Up to 2,000 characters. Please write nothing about your own health. We read every answer, but we cannot
              reply to it.
            </Trans>
          }
          error={words}
        >
          {(attributes) => <TextArea {...attributes} required rows={6} dir="auto" defaultValue={form.comment} />}
        </FormField>
        <button className={formStyles.send} name="answer" value="wrong">
          <Trans comment="Button that sends what is wrong on a page">Send</Trans>
        </button>
      </form>
    </>
  )
}

function ProblemWords({ problem }: { problem: NonNullable<FeedbackForm['problem']> }) {
  switch (problem) {
    case 'missing':
      return <Trans comment="Said where a reader has written nothing">Write what is wrong on the page.</Trans>
    case 'too-long':
      return (
        <Trans comment="Said where a reader has written too much">
          Your text is too long. It can have up to 2,000 characters.
        </Trans>
      )
  }
}
