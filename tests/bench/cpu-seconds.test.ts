import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startNode } from '../support/processes.ts'
import { createDataDirectory } from '../support/server.ts'
import { cpuSeconds } from './cpu-seconds.ts'

const work = `
  const { fork } = require('node:child_process')
  if (process.argv[2] !== 'child') fork(__filename, ['child'])
  process.once('disconnect', () => process.exit())
  for (const end = process.cpuUsage().user + 300_000; process.cpuUsage().user < end; );
  console.log('worked')
  setInterval(() => {}, 1000)
`

test('the processor time of a process contains that of the processes that it has started', async () => {
  const directory = createDataDirectory()
  const script = join(directory, 'work.cjs')
  writeFileSync(script, work)
  const process = startNode([script])
  await process.waitFor(/worked\s+worked/)
  const seconds = cpuSeconds(process)
  await process.stop('SIGKILL')
  // Both have worked for 0.3 s besides their start.
  expect(seconds).toBeGreaterThan(0.55)
  expect(seconds).toBeLessThan(10)
})
