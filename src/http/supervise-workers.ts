import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { reportProblem } from '#telemetry/report.server.ts'
import { parseWorkerMessage, type PrimaryMessage, type SignedPurge } from './worker-messages.ts'

/** The minimum lifetime of a worker, in milliseconds. A worker that ends sooner is treated as failed at its start. */
const stableAfterMs = 10_000
/**
 * The minimum and maximum delay before a worker that has failed at its start is replaced, in milliseconds. The delay doubles
 * with every further failure.
 */
const minRestartDelayMs = 1000
const maxRestartDelayMs = 30_000
/** The timeout of a purge in the other workers, in milliseconds. */
const purgeTimeoutMs = 2000

/** The state of a worker process. Until the worker is ready, purges are collected and sent to it later. */
type WorkerState = { readonly startedAt: number; isReady: boolean; readonly missed: SignedPurge[] }

/** The worker processes of a server. */
export type Workers = {
  /**
   * Resolves to true when the first worker serves pages and each other one serves pages or has ended, and to false when the
   * first worker has failed to start.
   */
  readonly ready: Promise<boolean>
  /**
   * Resolves to the exit code of the server when all workers have ended. If the first worker failed to start, it is the exit
   * code of that worker.
   */
  readonly ended: Promise<number>
  /** Stops all workers, either after the shutdown delay or at once. */
  readonly stop: (how: 'after delay' | 'at once') => void
}

/**
 * Starts worker processes that share the port of the server, and replaces each that ends (WEB_CONCURRENCY). The first one is
 * started alone, so that an invalid setting or a port in use is reported only once. A purge that reaches one worker is
 * passed to the others.
 */
export function superviseWorkers(count: number): Workers {
  const states = new Map<Worker, WorkerState>()
  const purgeResults = new Map<number, (isPurged: boolean) => void>()
  let lastPurgeId = 0
  let failures = 0
  let isStopping = false
  let markStopped!: () => void
  const stopped = new Promise<void>((resolve) => (markStopped = resolve))

  function start(): Worker {
    const worker = cluster.fork()
    const state: WorkerState = { startedAt: performance.now(), isReady: false, missed: [] }
    states.set(worker, state)
    worker.on('message', (given: unknown) => {
      const message = parseWorkerMessage(given)
      if (message?.type === 'ready') {
        state.isReady = true
        for (const purge of state.missed.splice(0)) void sendPurge(worker, purge)
      } else if (message?.type === 'purge') void relayPurge(worker, message.id, message.purge)
      else if (message?.type === 'purged') purgeResults.get(message.id)?.(message.isPurged)
    })
    // A message to a worker that has just ended, such as `prom-client` sends, fails with an error. Without a listener, the
    // error would end this process. The end of a worker is handled below; one that could not start emits no `exit` event.
    worker.on('error', (error) => {
      if (worker.process.pid === undefined) throw error
    })
    worker.once('exit', () => states.delete(worker))
    return worker
  }

  /** Replaces the worker when it ends, until the server stops. */
  function keepRunning(worker: Worker): void {
    const startedAt = performance.now()
    worker.once('exit', async (code: number | null, signal: string | null) => {
      if (isStopping) return
      reportProblem({
        event: 'worker.exited',
        message: 'A worker has ended and is replaced.',
        context: { pid: worker.process.pid, code: code ?? undefined, signal: signal ?? undefined },
      })
      failures = performance.now() - startedAt < stableAfterMs ? failures + 1 : 0
      if (failures > 0) await sleep(Math.min(minRestartDelayMs * 2 ** (failures - 1), maxRestartDelayMs))
      if (!isStopping) keepRunning(start())
    })
  }

  async function relayPurge(sender: Worker, id: number, purge: SignedPurge): Promise<void> {
    const results = await Promise.all(
      [...states].map(([worker, state]) => {
        if (worker === sender) return true
        if (state.isReady) return sendPurge(worker, purge)
        state.missed.push(purge)
        return true
      }),
    )
    send(sender, { type: 'purged', id, isPurged: results.every(Boolean) })
  }

  /**
   * Sends a purge to a worker, and resolves to whether the worker has purged. It also resolves to true if the worker ends,
   * because nothing is left to purge then.
   */
  async function sendPurge(worker: Worker, purge: SignedPurge): Promise<boolean> {
    const id = ++lastPurgeId
    const timeout = new AbortController()
    const result = new Promise<boolean>((resolve) => purgeResults.set(id, resolve))
    send(worker, { type: 'purge', id, purge })
    try {
      return await Promise.race([
        result,
        exitOf(worker, timeout.signal).then(() => true),
        sleep(purgeTimeoutMs, false, { signal: timeout.signal }),
      ])
    } finally {
      purgeResults.delete(id)
      timeout.abort()
    }
  }

  async function startAll(): Promise<boolean> {
    if (!(await becomesReady(first))) return false
    keepRunning(first)
    // The server may have been told to stop while the first worker was starting.
    const others = isStopping ? [] : Array.from({ length: count - 1 }, start)
    others.forEach(keepRunning)
    await Promise.all(others.map(becomesReady))
    return true
  }

  async function end(): Promise<number> {
    // A worker that is told to stop while it starts has no handlers yet, so the signal ends it.
    if (!(await ready)) return isStopping ? 0 : (first.process.exitCode ?? 1)
    await stopped
    await Promise.all([...states.keys()].map((worker) => exitOf(worker)))
    return 0
  }

  const first = start()
  const ready = startAll()
  return {
    ready,
    ended: end(),
    stop: (how) => {
      isStopping = true
      for (const worker of states.keys()) {
        if (how === 'at once') send(worker, { type: 'stop' })
        else worker.process.kill('SIGTERM')
      }
      markStopped()
    },
  }
}

/** Resolves to true when the worker serves pages, and to false if it ends first. */
const becomesReady = (worker: Worker): Promise<boolean> =>
  new Promise((resolve) => {
    worker.on('message', (message: unknown) => {
      if (parseWorkerMessage(message)?.type === 'ready') resolve(true)
    })
    worker.once('exit', () => resolve(false))
  })

/**
 * Resolves when the worker ends; never if `signal` is aborted first. Unlike the promise of `events.once`, it does not
 * reject when a message to the worker fails.
 */
const exitOf = (worker: Worker, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const onExit = () => resolve()
    worker.once('exit', onExit)
    signal?.addEventListener('abort', () => worker.off('exit', onExit), { once: true })
  })

/** Sends a message to a worker, unless it has ended. A failure is ignored: the worker has ended before its `exit` event. */
function send(worker: Worker, message: PrimaryMessage): void {
  if (worker.isConnected()) worker.send(message, () => {})
}
