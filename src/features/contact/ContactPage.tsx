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

/**
 * Renders the contact details of the people behind the website, with the form or, after a message was sent, a thank-you
 * notice.
 */
export function ContactPage({ contact, form, ...rest }: Props) {
  const { i18n } = useLingui()
  const { article, subjects, privacyPath, privacyText } = contact
  // The introduction is left out, because the main points below the form repeat it. `minutes: 1` hides the reading time.
  const { intro: _, ...withoutIntro } = { ...article, minutes: 1 }
  const problems = contactFields.flatMap((field) => {
    const words = form && problemMessage(form, field, i18n)
    return words === undefined ? [] : [{ field, words }]
  })
  const hasProblem = problems.length > 0 || form?.failure !== undefined
  return (
    <ArticleView
      {...rest}
      article={withoutIntro}
      notice={form ? <NotForEmergencies /> : <Thanks contact={contact} />}
      opening={
        form && {
          anchor: 'write',
          heading: i18n._(contactMessages.title),
          body: (
            <>
              {hasProblem && <ErrorSummary problems={problems} failure={form.failure} />}
              <ContactFormView form={form} subjects={subjects} privacyPath={privacyPath} privacyText={privacyText} />
            </>
          ),
        }
      }
    />
  )
}

function NotForEmergencies() {
  return (
    <Notice
      title={
        <Trans comment="Above the contact form; a link to the page about emergencies follows">
          Please do not use this form in an emergency.
        </Trans>
      }
    >
      <SiteLink path="/when-to-get-help-now">
        <Trans comment="Link to the page about emergencies">When to get help now</Trans>
      </SiteLink>
    </Notice>
  )
}

/**
 * Renders the thank-you notice. It is shown after a redirect from the posted form, so that reloading the page does not send
 * the message again.
 */
function Thanks({ contact: { thankYouText } }: { contact: Contact }) {
  return (
    <FormResult data-draft="sent">
      <Notice
        kind="success"
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
