import { expect, test } from 'vitest'
import type { RouterContext } from '#pages/router-context.ts'
import { runRegistered } from './route-middleware.ts'

const visit = { context: {} as RouterContext, location: { href: '/x' }, preload: false }
const ran: string[] = []
const registry = {
  first: () => void ran.push('first'),
  second: async () => void ran.push('second'),
  stops: () => {
    throw new Error('stopped')
  },
}

test('middleware runs in the order of the names, and each waits for the one before', async () => {
  ran.length = 0
  await runRegistered(['second', 'first'], registry)(visit)
  expect(ran).toEqual(['second', 'first'])
})

test('middleware that throws stops those after it', async () => {
  ran.length = 0
  await expect(runRegistered(['stops', 'first'], registry)(visit)).rejects.toThrow('stopped')
  expect(ran).toEqual([])
})

test.each(['auht', 'toString', '__proto__'])('unknown middleware throws when the route is created: %s', (name) => {
  expect(() => runRegistered<string>([name], registry)).toThrow(`Unknown route middleware: '${name}'.`)
})
