import { readFileSync } from 'node:fs'
import type { RunningProcess } from './processes.ts'

/** Returns the memory that a process has resident, in bytes, as Linux counts it (`proc_pid_status(5)`). */
export function residentBytes({ child }: RunningProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1]) * 1024
}
