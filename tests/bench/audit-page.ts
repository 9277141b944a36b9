import { runLighthouse } from '../support/lighthouse.ts'

// Audits the performance of a page in a process of its own, because Lighthouse may fail outside of its promise when a trace
// cannot be recorded. The arguments are the URL and the method of throttling. Prints one line of JSON.
const [, , address = '', method = 'simulate'] = process.argv
if (method !== 'simulate' && method !== 'devtools') throw new Error(`There is no throttling method ${method}.`)

const { scores, measured, fontBytes } = await runLighthouse(address, ['performance'], { throttlingMethod: method })
const audit = {
  performance: scores.performance ?? Number.NaN,
  firstPaintMs: measured('first-contentful-paint'),
  largestPaintMs: measured('largest-contentful-paint'),
  blockedMs: measured('total-blocking-time'),
  layoutShift: measured('cumulative-layout-shift'),
  fontBytes,
}
export type PageAudit = typeof audit

process.stdout.write(`${JSON.stringify(audit)}\n`)
