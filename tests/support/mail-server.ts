import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  readonly to: readonly string[]
  /** The raw email: headers and body. */
  readonly raw: string
  readonly messageId: string
}

export type MailServer = {
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /**
   * Sets the function that decides the response to each further email: it returns an `Error` to refuse the email, or a
   * promise to delay the acceptance.
   */
  respondWith: (respond: () => void | Error | Promise<void>) => void
  /** Clears the list of emails. */
  readonly clear: () => void
  readonly close: () => Promise<void>
}

/**
 * Starts a real mail server on this machine, which collects the emails that it receives. It refuses emails to `nobody@…`
 * and, like a server with greylisting (RFC 6647), the first attempt for each address `grey…@…`.
 *
 * @param options whether every email is refused, because nobody can log in
 */
export async function startMailServer({ requiresLogin = false } = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const greylisted = new Set<string>()
  let answer: () => void | Error | Promise<void> = () => undefined
  const server = new SMTPServer({
    authOptional: !requiresLogin,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = (message: string, responseCode: number) =>
        done(Object.assign(new Error(message), { responseCode }))
      if (address.startsWith('nobody@')) return refusal('No such mailbox', 550)
      if (address.startsWith('grey') && !greylisted.has(address)) {
        greylisted.add(address)
        return refusal('Greylisted, try again later', 450)
      }
      return done()
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        const raw = Buffer.concat(parts).toString()
        const outcome = answer()
        if (outcome instanceof Error) return done(outcome)
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw,
          messageId: /^message-id: (<.+>)\r?$/im.exec(raw)?.[1] ?? '',
        })
        await outcome
        done()
      })
    },
  })
  // A client that a test kills disconnects in the middle of a command, which must not terminate this process.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    respondWith: (next) => {
      answer = next
    },
    clear: () => void mails.splice(0),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
