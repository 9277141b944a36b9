import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { FormResult } from '#ui/FormResult.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { type ContactForm, contactFields } from './contact-form.ts'
import { ContactFormView } from './ContactFormView.tsx'
import { contactMessages } from './contact-messages.ts'
import type { Contact } from './contact.ts'
import { problemMessage } from './problem-message.ts'

type Props = {
  contact: Contact
  /** The form's state; undefined after a message has been sent. */
  form: ContactForm | undefined
  today: string
  otherLanguages?: number
}

/** Renders how to reach the people behind the website, with the form or, after a message was sent, a thank-you notice. */
export function ContactPage({ contact, form, ...rest }: Props) {
  const { i18n } = useLingui()
  const { article, subjects, privacyPath, privacyText } = contact
  const heading = i18n._(contactMessages.title)
  const problems = contactFields.flatMap((field) => {
    const words = form && problemMessage(form, field, i18n)
    return words === undefined ? [] : [{ field, words }]
  })
  const hasProblem = problems.length > 0 || form?.failure !== undefined
  const aboveForm = hasProblem ? (
    <ErrorSummary problems={problems} failure={form?.failure} />
  ) : (
    <p>
      <a href="#write">{heading}</a>
    </p>
  )
  return (
    <ArticleView
      {...rest}
      article={article}
      notice={form ? aboveForm : <Thanks contact={contact} />}
      sections={[
        {
          anchor: 'write',
          heading,
          body: form && (
            <ContactFormView form={form} subjects={subjects} privacyPath={privacyPath} privacyText={privacyText} />
          ),
        },
      ]}
    />
  )
}

/** Renders the notice after a redirect from the posted form, so that reloading the page does not send the message again. */
function Thanks({ contact: { thankYouText } }: { contact: Contact }) {
  return (
    <FormResult data-draft="sent">
      <Notice
        title={
          <Trans comment="Said after a message to the editors was sent and stored">Your message has been sent.</Trans>
        }
      >
        {thankYouText ?? (
          <Trans comment="Follows 'Your message has been sent.'">We answer at the e-mail address that you gave.</Trans>
        )}
      </Notice>
      <p>
        <SiteLink path="/contact">
          <Trans comment="Link to the empty contact form, after a message was sent">Write another message</Trans>
        </SiteLink>
      </p>
    </FormResult>
  )
}
