import { SiteLink } from '#ui/SiteLink.tsx'
import type { TextOrEmail } from './text-or-email.ts'

/** Renders a line of text in which the email addresses are links. */
export function TextWithEmailLinks({ parts }: { parts: readonly TextOrEmail[] }) {
  return parts.map(({ text, isEmail }, index) =>
    isEmail ? <EmailLink key={index} address={text} /> : <span key={index}>{text}</span>,
  )
}

/** Renders an email address as a link. */
export function EmailLink({ address }: { address: string }) {
  return (
    <SiteLink href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`} dir="ltr">
      {address}
    </SiteLink>
  )
}
