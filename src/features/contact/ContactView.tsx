import { useRouteContext, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { PageViewProps } from '#blocks/page-kind.ts'
import { emptyContactForm } from './contact-form.ts'
import { ContactPage } from './ContactPage.tsx'
import type { Contact } from './contact.ts'

/** The contact page in its three states: with an empty form, with the form that was sent and has mistakes, or with thanks. */
export function ContactView({ content, today, otherLanguages }: PageViewProps<Contact>) {
  const contact = useRouteContext({ from: '__root__', select: ({ posted }) => posted?.contact })
  // The next navigation has none, and the form keeps what it shows.
  const [sent] = useState(contact)
  const [form] = useState(sent ?? emptyContactForm)
  const isDone = useSearch({ from: '/contact' }).sent !== undefined && !sent
  const shown = isDone ? undefined : form
  return (
    <ContactPage key={String(isDone)} contact={content} form={shown} today={today} otherLanguages={otherLanguages} />
  )
}
