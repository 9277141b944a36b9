import { readFileSync } from 'node:fs'
import type { RunningProcess } from './processes.ts'

/** Returns the resident memory of a process in bytes, as reported by Linux (`proc_pid_status(5)`). */
export function residentBytes({ child }: RunningProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1]) * 1024
}
