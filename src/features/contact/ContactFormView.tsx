import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import formStyles from '#ui/Form.module.css'
import { FormField } from '#ui/FormField.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { type ContactField, type ContactForm, trapField } from './contact-form.ts'
import { contactMessages } from './contact-messages.ts'
import { persistDraft } from './persist-draft.ts'
import { problemMessage } from './problem-message.ts'

type Props = {
  form: ContactForm
  subjects: readonly string[]
  /** The path of the privacy page, within the site. */
  privacyPath: string
  /** The editors' text about how long messages are stored. */
  privacyText?: string | undefined
}

/** Renders the form with which a reader writes to the editors. The browser submits it, with and without JavaScript. */
export function ContactFormView({ form, subjects, privacyPath, privacyText }: Props) {
  const { i18n } = useLingui()
  const { path } = useCurrentSite()
  useEffect(persistDraft, [])
  const { values } = form
  const field = (id: ContactField) => ({
    id,
    label: i18n._(contactMessages[id]),
    error: problemMessage(form, id, i18n),
  })
  return (
    <form method="post" action={path('/contact')} className={formStyles.form} noValidate data-draft="keep">
      <input type="hidden" name="key" value={form.key} />
      <input type="hidden" name="shown-at" value={form.shownAt} />
      {subjects.length > 0 && (
        <FormField {...field('subject')}>
          {(attributes) => (
            <select {...attributes} required defaultValue={values.subject}>
              <option value="">{i18n._(contactMessages.choose)}</option>
              {subjects.map((subject) => (
                <option key={subject}>{subject}</option>
              ))}
            </select>
          )}
        </FormField>
      )}
      <FormField {...field('name')}>
        {(attributes) => <input {...attributes} required autoComplete="name" defaultValue={values.name} />}
      </FormField>
      <FormField
        {...field('email')}
        hint={<Trans comment="Below the label of the e-mail address on the contact page">We answer there.</Trans>}
      >
        {(attributes) => (
          <input {...attributes} type="email" required autoComplete="email" dir="ltr" defaultValue={values.email} />
        )}
      </FormField>
      <FormField
        {...field('message')}
        hint={
          <Trans comment="Below the label of the message on the contact page">
            10 to 5,000 characters. Please send no medical records and no test results.
          </Trans>
        }
      >
        {(attributes) => <TextArea {...attributes} required rows={8} dir="auto" defaultValue={values.message} />}
      </FormField>
      <div className={formStyles.trap} aria-hidden="true">
        <label htmlFor={trapField}>
          <Trans comment="Label of a field that no person sees: programs that fill in everything are told by it">
            Leave this field empty
          </Trans>
        </label>
        <input id={trapField} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      {privacyText !== undefined && <p>{privacyText}</p>}
      <FormField {...field('consent')} after>
        {(attributes) => <input {...attributes} type="checkbox" value="yes" required defaultChecked={values.consent} />}
      </FormField>
      <p>
        <SiteLink path={privacyPath}>
          <Trans comment="Link to the page about privacy, in the contact form">What we store, and for how long</Trans>
        </SiteLink>
      </p>
      <button className={formStyles.send}>
        <Trans comment="Button that sends the contact form">Send the message</Trans>
      </button>
    </form>
  )
}
