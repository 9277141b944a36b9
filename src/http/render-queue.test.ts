import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { RenderQueue, RenderQueueFullError } from './render-queue.ts'

const stays = new AbortController().signal

/** Creates renders that record when they start. Each of them ends when the test calls `finish` with its name. */
function controlledRenders(queue: RenderQueue) {
  const started: string[] = []
  const finishes = new Map<string, () => void>()
  const run = (name: string, priority: 'visitor' | 'revalidation' = 'visitor', signal = stays) =>
    queue.run(
      () => {
        started.push(name)
        return new Promise<string>((resolve) => finishes.set(name, () => resolve(name)))
      },
      priority,
      signal,
    )
  return { started, run, finish: (name: string) => finishes.get(name)?.() }
}

/** Waits until every render that can start has been started. */
async function settle() {
  for (let turn = 0; turn < 500; turn++) await nextTurn()
}

describe('the render queue', () => {
  test('starts renders in order, and at most one per turn of the event loop', async () => {
    const { started, run } = controlledRenders(new RenderQueue({ maxConcurrentRenders: 10, maxQueuedRenders: 10 }))
    for (const name of ['a', 'b', 'c']) void run(name)
    let startedBefore = 0
    while (started.length < 3) {
      await nextTurn()
      expect(started.length - startedBefore).toBeLessThanOrEqual(1)
      startedBefore = started.length
    }
    expect(started).toEqual(['a', 'b', 'c'])
  })

  test('limits concurrent renders, and starts the next when one finishes', async () => {
    const { started, run, finish } = controlledRenders(
      new RenderQueue({ maxConcurrentRenders: 2, maxQueuedRenders: 10 }),
    )
    const first = run('a')
    for (const name of ['b', 'c', 'd']) void run(name)
    await settle()
    expect(started).toEqual(['a', 'b'])
    finish('a')
    expect(await first).toBe('a')
    await settle()
    expect(started).toEqual(['a', 'b', 'c'])
  })

  test('continues after a failed render', async () => {
    const queue = new RenderQueue({ maxConcurrentRenders: 1, maxQueuedRenders: 10 })
    const failing = queue.run(() => Promise.reject(new Error('no page')), 'visitor', stays)
    const next = queue.run(async () => 'page', 'visitor', stays)
    await expect(failing).rejects.toThrow('no page')
    expect(await next).toBe('page')
  })

  test('rejects renders beyond its maximum length, per priority', async () => {
    const { started, run } = controlledRenders(new RenderQueue({ maxConcurrentRenders: 1, maxQueuedRenders: 2 }))
    for (const name of ['a', 'b']) void run(name)
    await expect(run('c')).rejects.toThrow(RenderQueueFullError)
    void run('r', 'revalidation')
    await settle()
    expect(started).toHaveLength(1)
  })

  test('alternates between visitors’ renders and renewals while both are queued', async () => {
    const { started, run, finish } = controlledRenders(
      new RenderQueue({ maxConcurrentRenders: 1, maxQueuedRenders: 10 }),
    )
    for (const name of ['v1', 'v2', 'v3', 'v4']) void run(name)
    for (const name of ['r1', 'r2']) void run(name, 'revalidation')
    for (let count = 0; count < 6; count++) {
      await settle()
      finish(started.at(-1) ?? '')
    }
    expect(started).toEqual(['v1', 'r1', 'v2', 'r2', 'v3', 'v4'])
  })

  test('removes a queued render whose request is aborted', async () => {
    const queue = new RenderQueue({ maxConcurrentRenders: 1, maxQueuedRenders: 1 })
    const { started, run, finish } = controlledRenders(queue)
    void run('a')
    await settle()
    const leaving = new AbortController()
    const left = run('b', 'visitor', leaving.signal)
    leaving.abort()
    await expect(left).rejects.toThrow(/aborted/)
    await expect(run('c', 'visitor', leaving.signal)).rejects.toThrow(/aborted/)
    void run('d')
    finish('a')
    await settle()
    expect(started).toEqual(['a', 'd'])
    expect(queue.queued).toBe(0)
  })
})
