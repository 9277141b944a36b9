import { parsePrimaryMessage, type SignedPurge, type WorkerMessage } from './worker-messages.ts'

/** The connection of a worker process to the primary process, which relays purges between the workers. */
export type WorkerChannel = {
  /** Notifies the primary process that this worker serves pages. */
  readonly announceReady: () => void
  /** Forwards a purge, and resolves to whether all other workers have purged. */
  readonly relayPurge: (purge: SignedPurge) => Promise<boolean>
  /** Handles the messages from the primary process from now on. */
  readonly listen: (handlers: Handlers) => void
}

type Handlers = {
  /** Handles a purge from another worker, and resolves to whether it succeeded. */
  readonly purge: (purge: SignedPurge) => Promise<boolean>
  /** Stops this worker without delay. */
  readonly stop: () => void
}

/** Connects this worker process to the primary process (`supervise-workers.ts`). */
export function openWorkerChannel(): WorkerChannel {
  const results = new Map<number, (isPurged: boolean) => void>()
  let lastId = 0
  return {
    announceReady: () => send({ type: 'ready' }),
    relayPurge: (purge) =>
      new Promise((resolve) => {
        const id = ++lastId
        results.set(id, resolve)
        send({ type: 'purge', id, purge })
      }),
    listen: ({ purge, stop }) => {
      process.on('message', (given: unknown) => {
        const message = parsePrimaryMessage(given)
        if (message?.type === 'stop') stop()
        else if (message?.type === 'purge') {
          const { id } = message
          void purge(message.purge).then((isPurged) => send({ type: 'purged', id, isPurged }))
        } else if (message?.type === 'purged') {
          results.get(message.id)?.(message.isPurged)
          results.delete(message.id)
        }
      })
    },
  }
}

const send = (message: WorkerMessage) => void process.send?.(message)
