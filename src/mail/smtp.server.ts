import type { Settings } from '#config/settings.server.ts'
import type { SendMail } from './deliver-outbox.server.ts'

/** The timeout of sending an email, in milliseconds. It must be shorter than the lease, or the email may be sent twice. */
const sendTimeoutMs = 120_000

type SmtpOptions = Pick<Settings, 'mailFrom' | 'publicOrigin'> & {
  readonly smtpUrl: string
  readonly timeoutMs?: number
}

export type Smtp = { readonly send: SendMail; readonly close: () => void }

/** Creates a transport that sends emails by SMTP, all over one connection, which `close` ends. */
export async function openSmtp({
  smtpUrl,
  mailFrom,
  publicOrigin,
  timeoutMs = sendTimeoutMs,
}: SmtpOptions): Promise<Smtp> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    // Text from readers must not make nodemailer read a local file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { hostname } = new URL(publicOrigin)
  return {
    send: async ({ id, recipient, replyTo, subject, text, html, createdAt }) => {
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address: recipient },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        date: new Date(createdAt),
        // The id is the same for each attempt, so that a repeated delivery can be recognized.
        messageId: `<${id}@${hostname}>`,
        // This header keeps other mail systems from sending automatic replies (RFC 3834).
        headers: { 'auto-submitted': 'auto-generated' },
        // An email that takes too long is not sent any more, because it will be attempted again.
        signal: AbortSignal.timeout(timeoutMs),
      })
    },
    close: () => transport.close(),
  }
}
