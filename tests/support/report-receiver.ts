import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A report as Bugsnag receives it. Its types are loose, because tests inspect arbitrary parts of its JSON. */
export type ReceivedReport = { headers: IncomingHttpHeaders; text: string; body: ReportBody }

type ReportBody = {
  apiKey?: string
  events: ReceivedEvent[]
  sessions: Record<string, unknown>[]
}

export type ReceivedEvent = {
  severity: string
  unhandled: boolean
  context?: string
  app: Record<string, unknown>
  device: Record<string, unknown>
  user?: Record<string, unknown>
  request?: Record<string, unknown>
  exceptions: { errorClass: string; message: string; stacktrace: { file: string }[] }[]
  breadcrumbs: { type: string; name: string; metaData: Record<string, unknown> }[]
  metaData: Record<string, Record<string, unknown>>
}

export type ReportReceiver = {
  readonly notified: ReceivedReport[]
  readonly sessions: ReceivedReport[]
  /** Sets the status and the Location header of its responses. */
  respondWith: (status: number, location?: string) => void
  /** The environment variables with which the site reports to it. */
  readonly env: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

export const reportKey = '0123456789abcdef0123456789ABCDEF'

/** Starts a server on the loopback interface that stands in for Bugsnag's two endpoints. */
export async function startReportReceiver(): Promise<ReportReceiver> {
  const notified: ReceivedReport[] = []
  const sessions: ReceivedReport[] = []
  let status = 202
  let headers: Record<string, string> = {}
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const report = { headers: request.headers, text, body: JSON.parse(text) as ReportBody }
      ;(request.url === '/notify' ? notified : sessions).push(report)
      response.writeHead(status, headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    notified,
    sessions,
    respondWith: (next, location) => {
      status = next
      headers = location === undefined ? {} : { location }
    },
    env: {
      BUGSNAG_API_KEY: reportKey,
      BUGSNAG_NOTIFY_ENDPOINT: `${origin}/notify`,
      BUGSNAG_SESSIONS_ENDPOINT: `${origin}/sessions`,
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
