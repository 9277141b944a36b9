import * as v from 'valibot'
import type { StoredForm } from '#lib/browser-store.ts'
import { dateLimits } from '#lib/date-limits.ts'

export const leakAmounts = ['drops', 'damp', 'wet'] as const
/** The strength of the urge, from 0 (none) to 3 (hardly controllable). */
export const urges = [0, 1, 2, 3] as const

export const minutesPerDay = 24 * 60
/** The range of a single volume, in milliliters. */
export const volumeLimits = { min: 1, max: 5000 } as const
export const maxTextLength = 100

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const clockTime = integer(0, minutesPerDay - 1)
const volume = integer(volumeLimits.min, volumeLimits.max)
const text = v.pipe(v.string(), v.maxLength(maxTextLength))
/** The time of an entry, in minutes since midnight at the beginning of its day. It may be after the next midnight. */
const at = integer(0, 2 * minutesPerDay - 1)
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

const drink = v.object({ kind: v.literal('drink'), id, at, what: text, volume })
/** A visit to the toilet. `volume` is missing if the void was not measured. */
const pee = v.object({
  kind: v.literal('void'),
  id,
  at,
  volume: v.optional(volume),
  urge: v.optional(v.picklist(urges)),
})
const leak = v.object({ kind: v.literal('leak'), id, at, amount: v.picklist(leakAmounts), doing: text })

/** Whether a text is a date within the limits that exists in the calendar, unlike `2026-02-31`. */
function isDate(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === text
  return isReal && text >= dateLimits.min && text <= dateLimits.max
}

const day = v.object({
  /** The date on which the day began (`YYYY-MM-DD`). */
  date: v.pipe(v.string(), v.check(isDate)),
  /** Clock times, in minutes since midnight. */
  gotUp: v.optional(clockTime),
  wentToBed: v.optional(clockTime),
  gotUpNext: v.optional(clockTime),
  /**
   * The volumes, in milliliters, of the first void after getting up, which belongs to the night before, and of that of the
   * next morning.
   */
  firstVolume: v.optional(volume),
  nextFirstVolume: v.optional(volume),
  entries: v.array(v.variant('kind', [drink, pee, leak])),
})

// The number of days and entries is not limited: a diary beyond a limit could still be stored, but not be parsed again.
const diarySchema = v.object({ kind: v.literal('bladder-diary'), version: v.literal(1), days: v.array(day) })

export type DiaryEntry = v.InferOutput<typeof day>['entries'][number]
export type DiaryDay = v.InferOutput<typeof day>
/** The days of a diary, by date. */
export type Diary = readonly DiaryDay[]

/** Serializes the diary as the text of a file, which `parseDiary` parses. */
export const formatDiary = (days: Diary): string => JSON.stringify({ kind: 'bladder-diary', version: 1, days })

/**
 * Parses the text of `formatDiary`; undefined when it is not the text of a diary. The last of several days with the same
 * date wins.
 */
export function parseDiary(text: string): Diary | undefined {
  try {
    const { days } = v.parse(diarySchema, JSON.parse(text))
    return withDays(
      [],
      days.map((one) => ({ ...one, entries: sorted(one.entries) })),
    )
  } catch {
    return undefined
  }
}

export const diaryForm: StoredForm<Diary> = {
  parse: (text) => (text === null ? undefined : parseDiary(text)) ?? [],
  format: (diary) => (diary.length === 0 ? undefined : formatDiary(diary)),
}

const sorted = (entries: readonly DiaryEntry[]) => entries.toSorted((one, other) => one.at - other.at)

/** Adds days, and replaces those with the same dates. */
export const withDays = (diary: Diary, added: readonly DiaryDay[]): Diary =>
  [...new Map([...diary, ...added].map((one) => [one.date, one])).values()].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  )

/** Adds a day, and replaces the one with the same date. */
export const withDay = (diary: Diary, added: DiaryDay): Diary => withDays(diary, [added])

export const withoutDay = (diary: Diary, date: string): Diary => diary.filter((one) => one.date !== date)

/** Adds an entry to the day of a date, and replaces the entry with the same id. */
export const withEntry = (diary: Diary, date: string, entry: DiaryEntry): Diary =>
  diary.map((one) =>
    one.date === date ? { ...one, entries: sorted([...one.entries.filter(({ id }) => id !== entry.id), entry]) } : one,
  )

export const withoutEntry = (diary: Diary, date: string, id: string): Diary =>
  diary.map((one) => (one.date === date ? { ...one, entries: one.entries.filter((entry) => entry.id !== id) } : one))

/** Returns the day after an ISO 8601 date. */
export function nextDate(date: string): string {
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/** Returns the date of a time that is given in minutes since midnight at the beginning of `date`. */
export const dateAt = (date: string, at: number): string =>
  at < minutesPerDay ? date : dateAt(nextDate(date), at - minutesPerDay)

/**
 * Creates the day of a date. If the diary has the day before, the new day starts with the morning on which that day ended.
 */
export function startDay(diary: Diary, date: string): DiaryDay {
  const before = diary.find((one) => nextDate(one.date) === date)
  return {
    date,
    entries: [],
    ...(before?.gotUpNext !== undefined && { gotUp: before.gotUpNext }),
    ...(before?.nextFirstVolume !== undefined && { firstVolume: before.nextFirstVolume }),
  }
}

/** The times that delimit a day and its night, in minutes since midnight at the beginning of its date. */
export type DayTimes = { readonly gotUp: number; readonly wentToBed: number; readonly gotUpNext: number }

/**
 * Returns the times of a day, of which the second and the third are the first occurrences of their clock times after the
 * previous time; undefined if one is missing.
 */
export function timesOf({ gotUp, wentToBed, gotUpNext }: DiaryDay): DayTimes | undefined {
  if (gotUp === undefined || wentToBed === undefined || gotUpNext === undefined) return undefined
  const bed = nextTime(gotUp, wentToBed)
  return { gotUp, wentToBed: bed, gotUpNext: nextTime(bed, gotUpNext) }
}

/** Returns the next occurrence of the clock time `clock` after `before`. */
export function nextTime(before: number, clock: number): number {
  const past = (clock - before) % minutesPerDay
  return before + (past > 0 ? past : past + minutesPerDay)
}

/** Parses the value of a time field (`HH:MM`) into minutes since midnight; undefined when it is empty or malformed. */
export function parseClock(value: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(value) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Formats a number of minutes since midnight as the value of a time field. */
export const formatClock = (minutes: number): string =>
  [Math.floor((minutes % minutesPerDay) / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
