import { readFileSync } from 'node:fs'
import type { RunningProcess } from '../support/processes.ts'

/** Clock ticks per second in `/proc/<pid>/stat` (USER_HZ), which is 100 on every platform of Linux that Node runs on. */
const ticksPerSecond = 100

/**
 * Returns the processor time that a process and its living descendants have taken, in seconds, as Linux counts it
 * (`proc_pid_stat(5)`).
 */
export const cpuSeconds = ({ child }: RunningProcess): number =>
  sum(descendants(child.pid ?? 0).map(cpuTicks)) / ticksPerSecond

/** Returns the IDs of a process and of its living descendants. */
function descendants(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean)
  return [pid, ...children.flatMap((child) => descendants(Number(child)))]
}

/**
 * Returns the user and system time of a process, in clock ticks. The name of the program, which comes before them, may
 * contain spaces and parentheses.
 */
function cpuTicks(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
