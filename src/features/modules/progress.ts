/**
 * A reader's progress in one module. There are several copies (tabs, devices, the account), each of which may change without
 * the others. Therefore each part of the progress has a time, and if two copies differ in a part, the later version wins.
 * Copies can be merged in any order, because `mergeProgress` is commutative, associative and idempotent.
 *
 * The names of steps are those of `stepName`. Times are milliseconds since 1970; a new part is always later than all parts
 * of this copy, so that nothing is lost if a clock is slow.
 */
export type Progress = {
  /** The time of the last deletion; older parts of any copy are dropped. */
  readonly since: number
  /** The time at which each step was last opened. */
  readonly seen: Readonly<Record<string, number>>
  /** The last answer to each question. */
  readonly answers: Readonly<Record<string, GivenAnswer>>
  readonly completed?: Completion
}

type GivenAnswer = {
  readonly at: number
  /** The ids of the chosen answers, in the order of the question. */
  readonly chosen: readonly string[]
  readonly right: boolean
}

/** The time at which all steps were done. */
type Completion = {
  readonly at: number
  /** The day in the reader's time zone, as an ISO 8601 date. */
  readonly day: string
}

export const emptyProgress: Progress = { since: 0, seen: {}, answers: {} }

/** Whether the reader has opened a step or answered a question. */
export const hasStarted = ({ seen, answers }: Progress): boolean =>
  Object.keys(seen).length > 0 || Object.keys(answers).length > 0

/** Merges two copies of the progress in one module; of parts that both have, the later one wins. */
export function mergeProgress(one: Progress, other: Progress): Progress {
  const since = Math.max(one.since, other.since)
  const completed = later(one.completed, other.completed)
  return {
    since,
    seen: mergeRecords(
      one.seen,
      other.seen,
      (a, b) => Math.max(a, b),
      (at) => at >= since,
    ),
    answers: mergeRecords(one.answers, other.answers, laterOf, ({ at }) => at >= since),
    ...(completed && completed.at >= since && { completed }),
  }
}

/** Merges two records into one with sorted keys, without the values for which `counts` returns false. */
function mergeRecords<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  choose: (one: Value, other: Value) => Value,
  counts: (value: Value) => boolean,
): Readonly<Record<string, Value>> {
  const all = new Map(Object.entries(one))
  for (const [name, value] of Object.entries(other)) {
    const existing = all.get(name)
    all.set(name, existing === undefined ? value : choose(existing, value))
  }
  return Object.fromEntries([...all].filter(([, value]) => counts(value)).sort(byName))
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)

/** Returns the later of two parts. For two parts with the same time, the result does not depend on their order. */
const laterOf = <Part extends { readonly at: number }>(one: Part, other: Part): Part =>
  one.at === other.at ? (text(one) < text(other) ? other : one) : one.at < other.at ? other : one

const later = <Part extends { readonly at: number }>(one: Part | undefined, other: Part | undefined) =>
  one && other ? laterOf(one, other) : (one ?? other)

/** Serializes a part so that two parts with the same fields are equal, whatever the order of their fields. */
const text = (part: object): string => JSON.stringify(Object.entries(part).sort(byName))

/** Whether two copies have the same parts. */
export const isSameProgress = (one: Progress, other: Progress): boolean =>
  JSON.stringify(mergeProgress(one, emptyProgress)) === JSON.stringify(mergeProgress(other, emptyProgress))

/** Returns the current time, or a later one if the progress has parts of that time or later. */
function nextTime({ since, seen, answers, completed }: Progress, now: number): number {
  const times = [since, completed?.at ?? 0, ...Object.values(seen), ...Object.values(answers).map(({ at }) => at)]
  return Math.min(Math.max(now, 1 + Math.max(...times)), maxTime)
}

export const recordVisit = (progress: Progress, step: string, now: number): Progress => ({
  ...progress,
  seen: { ...progress.seen, [step]: nextTime(progress, now) },
})

/** Records an answer; returns the progress unchanged when the last answer was the same. */
export function recordAnswer(
  progress: Progress,
  step: string,
  { chosen, right }: Pick<GivenAnswer, 'chosen' | 'right'>,
  now: number,
): Progress {
  const previousAnswer = progress.answers[step]
  if (previousAnswer && previousAnswer.right === right && previousAnswer.chosen.join('\n') === chosen.join('\n'))
    return progress
  const at = nextTime(progress, now)
  return { ...progress, answers: { ...progress.answers, [step]: { at, chosen, right } } }
}

/**
 * Records that all steps are done.
 *
 * @param day the day in the reader's time zone, as an ISO 8601 date
 */
export const recordCompletion = (progress: Progress, day: string, now: number): Progress => ({
  ...progress,
  completed: { at: nextTime(progress, now), day },
})

/** Returns empty progress. Merging it with any copy drops everything that was recorded before the deletion. */
export const deleteProgress = (progress: Progress, now: number): Progress => ({
  ...emptyProgress,
  since: nextTime(progress, now),
})

/**
 * The latest valid time, which is the end of the year 2200. Parts with a later time are invalid, because no new part could
 * be later than they are (`nextTime`).
 */
const maxTime = 7_289_654_399_999
const maxSteps = 500
const maxNameLength = 300
const maxChosen = 26

/** Serializes progress as JSON, for storage and for requests. */
export const serializeProgress = (progress: Progress): string => JSON.stringify({ version: 1, ...progress })

/**
 * Parses the JSON of `serializeProgress`. Invalid parts are left out. Returns undefined when the text is not a JSON object
 * or has another version.
 */
export function parseProgress(written: string): Progress | undefined {
  const data = parseJson(written)
  if (!isRecord(data) || data['version'] !== 1) return undefined
  const { since, seen, answers, completed } = data
  return mergeProgress(emptyProgress, {
    since: isTime(since) ? since : 0,
    seen: readRecord(seen, (value) => (isTime(value) ? value : undefined)),
    answers: readRecord(answers, readAnswer),
    ...(isRecord(completed) &&
      isTime(completed['at']) &&
      typeof completed['day'] === 'string' &&
      isDay(completed['day']) && { completed: { at: completed['at'], day: completed['day'] } }),
  })
}

function readAnswer(value: unknown): GivenAnswer | undefined {
  if (!isRecord(value)) return undefined
  const { at, chosen, right } = value
  if (!isTime(at) || typeof right !== 'boolean' || !Array.isArray(chosen) || chosen.length > maxChosen) return undefined
  return chosen.every((id) => typeof id === 'string' && id.length <= maxNameLength)
    ? { at, chosen: chosen as string[], right }
    : undefined
}

function readRecord<Value>(
  data: unknown,
  readValue: (value: unknown) => Value | undefined,
): Readonly<Record<string, Value>> {
  if (!isRecord(data)) return {}
  const read = Object.entries(data).flatMap(([name, value]): [string, Value][] => {
    const parsed = isStepName(name) ? readValue(value) : undefined
    return parsed === undefined ? [] : [[name, parsed]]
  })
  return Object.fromEntries(read.slice(0, maxSteps))
}

/** Whether a name consists of a chapter and a step. The slash distinguishes it from the names of built-in properties. */
const isStepName = (name: string): boolean => name.length <= maxNameLength && /^[^/]+\/[^/]+$/.test(name)
const isTime = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxTime
const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}
