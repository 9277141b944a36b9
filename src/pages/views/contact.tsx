import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type ContactForm, emptyContactForm } from '#features/contact/contact-form.ts'
import { ContactPage } from '#features/contact/ContactPage.tsx'
import type { Contact } from '#features/contact/contact.ts'
import type { PageProps, ShowPages } from '#pages/page-components.tsx'
import { SentForm, useSentForm } from '#document/SentForm.tsx'

type Props = Pick<PageProps, 'today' | 'otherLanguages'> & { contact: Contact }

/** The contact page as it is asked for: with an empty form, with the one that was sent, or with thanks. */
function ContactView({ contact, ...rest }: Props) {
  const sent = useSentForm<ContactForm>('contact')
  const [form] = useState(sent ?? emptyContactForm)
  const isDone = 'sent' in useSearch({ strict: false }) && !sent
  const shown = isDone ? undefined : form
  return (
    <SentForm form="contact" sent={shown}>
      <ContactPage key={String(isDone)} contact={contact} form={shown} {...rest} />
    </SentForm>
  )
}

export const pages: ShowPages<'contact'> = {
  contact: (contact, { today, otherLanguages }) => (
    <ContactView contact={contact} today={today} otherLanguages={otherLanguages} />
  ),
}
