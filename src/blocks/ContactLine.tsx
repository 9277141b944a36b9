import { SiteLink } from '#ui/SiteLink.tsx'
import type { ContactPart } from './contact-part.ts'

/** A line of text in which e-mail addresses are links. */
export function ContactLine({ parts }: { parts: readonly ContactPart[] }) {
  return parts.map(({ text, isEmail }) =>
    isEmail ? <EmailLink key={text} address={text} /> : <span key={text}>{text}</span>,
  )
}

/** An address to write to. */
export function EmailLink({ address }: { address: string }) {
  return (
    <SiteLink href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`} dir="ltr">
      {address}
    </SiteLink>
  )
}
