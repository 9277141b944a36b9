import { useRouteContext, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { PageViewProps } from '#blocks/page-kind.ts'
import { emptyContactForm } from './contact-form.ts'
import { ContactPage } from './ContactPage.tsx'
import type { Contact } from './contact.ts'

/** Renders the contact page in one of its states: an empty form, a form with errors, or the thank-you notice. */
export function ContactView({ content, today, otherLanguages }: PageViewProps<Contact>) {
  const contact = useRouteContext({ from: '__root__', select: ({ posted }) => posted?.contact })
  // The state preserves a posted form, because the route context no longer has it after the next navigation.
  const [sent] = useState(contact)
  const [form] = useState(sent ?? emptyContactForm)
  const isDone = useSearch({ from: '/contact' }).sent !== undefined && !sent
  const shown = isDone ? undefined : form
  return (
    <ContactPage key={String(isDone)} contact={content} form={shown} today={today} otherLanguages={otherLanguages} />
  )
}
