import { loadSettings } from '#config/settings.server.ts'
import { getStorage } from '#storage/storage.server.ts'
import { logger } from '#telemetry/logger.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { deliverOutbox } from './deliver-outbox.server.ts'
import type { Smtp } from './smtp.server.ts'

/**
 * The maximum interval between two checks of the outbox, in milliseconds. The outbox is checked even if no email is known to
 * be due, because another process may have queued one.
 */
const maxPollIntervalMs = 60_000

type Delivery = { readonly wake: () => void; readonly stop: () => Promise<void> }

let current: Delivery | undefined

/** Starts sending the emails of the outbox, if there is a mail server. A failed delivery is reported and retried. */
export function startMailDelivery(): void {
  current ??= createDelivery()
  current.wake()
}

/** Triggers a delivery after an email has been queued; does nothing if this process does not send emails. */
export const wakeMailDelivery = (): void => current?.wake()

/** Stops the delivery, and waits for the email that is being sent. All others stay in the outbox. */
export async function stopMailDelivery(): Promise<void> {
  const stopped = current
  current = undefined
  await stopped?.stop()
}

function createDelivery(): Delivery {
  const settings = loadSettings(process.env)
  const loggedIds = new Set<string>()
  let smtp: Smtp | undefined
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWakeRequested = false
  let isStopped = false

  function wake() {
    isWakeRequested = true
    if (isStopped || running) return
    running = deliver().finally(() => {
      running = undefined
      // An email that was queued during the delivery may not have been sent by it.
      if (isWakeRequested) wake()
    })
  }

  async function deliver() {
    isWakeRequested = false
    clearTimeout(timer)
    let delayMs = maxPollIntervalMs
    try {
      const { db } = await getStorage()
      if (settings.smtpUrl === undefined) {
        if (settings.mode === 'development') await logOutbox()
        return
      }
      const { openSmtp } = await import('./smtp.server.ts')
      smtp ??= await openSmtp({ ...settings, smtpUrl: settings.smtpUrl })
      const next = await deliverOutbox({ db, send: smtp.send, isStopped: () => isStopped })
      if (next !== undefined) delayMs = Math.min(Math.max(next - Date.now(), 1000), maxPollIntervalMs)
    } catch (cause) {
      reportProblem({ event: 'outbox.read_failed', message: 'The outbox cannot be looked at.', cause })
    } finally {
      if (!isStopped) timer = setTimeout(wake, delayMs).unref()
    }
  }

  /** Logs each email of the outbox once, for development without a mail server. The emails stay in the outbox. */
  async function logOutbox() {
    const { db } = await getStorage()
    for (const { id, subject, text } of await db.selectFrom('outbox').selectAll().execute()) {
      if (loggedIds.has(id)) continue
      loggedIds.add(id)
      logger.info(
        { event: 'outbox.mail_waiting' },
        `A mail waits in the outbox, as there is no SMTP_URL. ${subject}\n${text}`,
      )
    }
  }

  return {
    wake,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
      smtp?.close()
    },
  }
}
