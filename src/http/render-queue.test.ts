import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { RenderQueue, RenderQueueFullError } from './render-queue.ts'

const stays = new AbortController().signal

/** Renders that say when they were started and end when told to. */
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

/** Long enough for everything to be started that may be. */
async function settle() {
  for (let turn = 0; turn < 500; turn++) await nextTurn()
}

describe('the render queue', () => {
  test('starts renders in order, and never two in the same turn of the event loop', async () => {
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

  test('runs no more than so many at the same time, and the next when one ends', async () => {
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

  test('goes on after a render that fails', async () => {
    const queue = new RenderQueue({ maxConcurrentRenders: 1, maxQueuedRenders: 10 })
    const failing = queue.run(() => Promise.reject(new Error('no page')), 'visitor', stays)
    const next = queue.run(async () => 'page', 'visitor', stays)
    await expect(failing).rejects.toThrow('no page')
    expect(await next).toBe('page')
  })

  test('refuses what is beyond its end, for each priority by itself', async () => {
    const { started, run } = controlledRenders(new RenderQueue({ maxConcurrentRenders: 1, maxQueuedRenders: 2 }))
    for (const name of ['a', 'b']) void run(name)
    await expect(run('c')).rejects.toThrow(RenderQueueFullError)
    void run('r', 'revalidation')
    await settle()
    expect(started).toHaveLength(1)
  })

  test('starts visitors’ renders and renewals alternately while both wait', async () => {
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

  test('forgets a render whose visitor has left, and makes room for another', async () => {
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
