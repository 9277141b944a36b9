import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { superviseWorkers } from './supervise-workers.ts'

/** Kills a process and blocks until all its threads have ended, so that this process cannot handle the end meanwhile. */
function killAtOnce(pid: number) {
  process.kill(pid, 'SIGKILL')
  while (!/^State:\tZ[^]*^Threads:\t1$/m.test(readFileSync(`/proc/${pid}/status`, 'utf8')));
}

test('messages to a worker that has just died are lost, and the purge of another worker succeeds', async () => {
  cluster.setupPrimary({ exec: join(import.meta.dirname, '../../tests/support/worker-without-site.ts'), execArgv: [] })
  const workers = superviseWorkers(2)
  expect(await workers.ready).toBe(true)
  const [first, second] = Object.values(cluster.workers ?? {})
  if (first === undefined || second?.process.pid === undefined) throw new Error('There are not two workers.')
  const send = vi.spyOn(first, 'send')

  killAtOnce(second.process.pid)
  first.emit('message', { type: 'purge', id: 7, purge: { timestamp: '1', signature: 'x', body: '{}' } })
  // Without a callback, as `prom-client` sends its messages, a failure emits an `error` event.
  second.send({ type: 'other' })
  await vi.waitUntil(() => send.mock.calls.length > 0, 10_000)
  expect(send.mock.calls[0]?.[0]).toEqual({ type: 'purged', id: 7, isPurged: true })

  workers.stop('at once')
  expect(await workers.ended).toBe(0)
})
