/**
 * Adjusts `Date` and `performance.now()` of the site at each SIGUSR2, according to the JSON file at the path in the
 * environment variable CLOCK_FILE. Its object has the keys `wallMs`, by which only `Date` is shifted, `elapsedMs`, by which
 * both are advanced, and `turn`, a number that is printed as a confirmation. A test loads this module into the process of
 * the site (`node --import`). Timers are not affected.
 */
import { readFileSync } from 'node:fs'

let wallMs = 0
let elapsedMs = 0
const RealDate = Date
const now = performance.now.bind(performance)

performance.now = () => now() + elapsedMs
globalThis.Date = class extends RealDate {
  constructor(...values: [] | ConstructorParameters<typeof RealDate>) {
    if (values.length === 0) super(RealDate.now() + wallMs + elapsedMs)
    else super(...(values as [number]))
  }
  static override now() {
    return RealDate.now() + wallMs + elapsedMs
  }
} as DateConstructor

process.on('SIGUSR2', () => {
  const setting = JSON.parse(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8')) as {
    turn: number
    wallMs: number
    elapsedMs: number
  }
  ;({ wallMs, elapsedMs } = setting)
  process.stdout.write(`clock setting ${setting.turn} done\n`)
})
