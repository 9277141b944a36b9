import { timesOf, type Diary, type DiaryDay, type DiaryEntry } from './diary.ts'

/** The figures of a day that doctors use. Volumes are in milliliters. */
export type DayFigures = {
  /** The total volume of the drinks. */
  readonly intake: number
  readonly leaks: number
  /** The figures of the voids; undefined until the times of the day have been entered. */
  readonly urine?: UrineFigures
}

export type UrineFigures = {
  /** The 24-hour voided volume, without voids that were not measured. */
  readonly volume: number
  readonly nightVolume: number
  /**
   * Whether every void was measured, including the first one of the next morning. Otherwise all volumes but the mean are
   * minimums.
   */
  readonly isMeasured: boolean
  /** The share of the nocturnal volume in the 24-hour volume, from 0 to 1; undefined unless every void was measured. */
  readonly nightShare?: number
  /** Whether the first void of the next morning, which counts as one of the day, has been entered. */
  readonly hasNextFirst: boolean
  readonly dayVoids: number
  readonly nightVoids: number
  /** The mean volume of a void of the 24 hours; undefined when none was measured. */
  readonly meanVolume?: number
  /** The largest volume of a void, including the first one on getting up; undefined when no void was measured. */
  readonly maxVolume?: number
}

type Void = Extract<DiaryEntry, { kind: 'void' }>

/**
 * Calculates the figures of a day, which the International Continence Society defines as follows (terminology for nocturia,
 * 2019, and for male symptoms, 2019):
 *
 * - The 24 hours begin after the first void on getting up, which is excluded, and end with the first void of the next
 *   morning, which is included.
 * - Daytime frequency: the voids while awake, including the last one before sleep and the first one after getting up.
 * - Nocturia: the voids from falling asleep until getting up. A void in the minute of going to bed is treated as one before
 *   sleep.
 * - Nocturnal urine volume: the volume of these voids and of the first void after getting up.
 * - Nocturnal polyuria index: the nocturnal volume divided by the 24-hour volume.
 * - Maximum voided volume: the largest volume that was recorded. It measures how much the bladder holds, which does not
 *   depend on where the 24 hours begin, so the first void on getting up counts here.
 */
export function dayFigures(day: DiaryDay): DayFigures {
  const entries = day.entries.filter((entry) => isCounted(day, entry))
  const drinks = entries.filter((entry) => entry.kind === 'drink')
  const urine = urineFigures(day, entries)
  return {
    intake: sum(drinks.map(({ volume }) => volume)),
    leaks: entries.filter(({ kind }) => kind === 'leak').length,
    ...(urine && { urine }),
  }
}

function urineFigures(day: DiaryDay, entries: readonly DiaryEntry[]): UrineFigures | undefined {
  const times = timesOf(day)
  if (!times) return undefined
  const { firstVolume, nextFirstVolume } = day
  const voids = entries.filter((entry) => entry.kind === 'void')
  const isAtNight = ({ at }: Void) => at > times.wentToBed
  const [night, awake] = [voids.filter(isAtNight), voids.filter((one) => !isAtNight(one))]
  const first = nextFirstVolume === undefined ? [] : [nextFirstVolume]
  const nightVolumes = [...measured(night), ...first]
  const volumes = [...measured(awake), ...nightVolumes]
  const recordedVolumes = firstVolume === undefined ? volumes : [firstVolume, ...volumes]
  const volume = sum(volumes)
  const nightVolume = sum(nightVolumes)
  const isMeasured = nextFirstVolume !== undefined && voids.every((one) => one.volume !== undefined)
  return {
    volume,
    nightVolume,
    isMeasured,
    ...(isMeasured && { nightShare: nightVolume / volume }),
    hasNextFirst: nextFirstVolume !== undefined,
    dayVoids: awake.length + first.length,
    nightVoids: night.length,
    ...(volumes.length > 0 && { meanVolume: volume / volumes.length }),
    ...(recordedVolumes.length > 0 && { maxVolume: Math.max(...recordedVolumes) }),
  }
}

/**
 * Whether an entry is within its day, which begins when the reader gets up and ends when the reader gets up again. Until the
 * times of the day have been entered, all entries are within it.
 */
export function isCounted(day: DiaryDay, { at }: Pick<DiaryEntry, 'at'>): boolean {
  const times = timesOf(day)
  return !times || (at >= times.gotUp && at < times.gotUpNext)
}

const measured = (voids: readonly Void[]) => voids.flatMap(({ volume }) => (volume === undefined ? [] : [volume]))

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

export const figureNames = [
  'intake',
  'volume',
  'dayVoids',
  'nightVoids',
  'nightVolume',
  'nightShare',
  'meanVolume',
  'maxVolume',
  'leaks',
] as const

export type FigureName = (typeof figureNames)[number]

/**
 * A figure to show. `isMinimum` means that the true value may be higher, because not every void was measured, or because the
 * first one of the next morning is missing.
 */
export type Figure = { readonly value: number; readonly isMinimum: boolean }

/** Returns one figure of a day; undefined when it cannot be calculated. */
export function figureOf({ intake, leaks, urine }: DayFigures, name: FigureName): Figure | undefined {
  if (name === 'intake') return { value: intake, isMinimum: false }
  if (name === 'leaks') return { value: leaks, isMinimum: false }
  const value = urine?.[name]
  if (value === undefined) return undefined
  const isMinimum =
    name === 'dayVoids'
      ? !urine?.hasNextFirst
      : (name === 'volume' || name === 'nightVolume' || name === 'maxVolume') && !urine?.isMeasured
  return { value, isMinimum }
}

/**
 * Returns the average of a figure over the days with all times and a value for the figure, without the days on which the
 * value is only a minimum; undefined with fewer than two such days.
 */
export function averageOf(diary: Diary, name: FigureName): number | undefined {
  const values = diary.flatMap((day) => {
    const figures = dayFigures(day)
    const figure = figureOf(figures, name)
    return figures.urine && figure && !figure.isMinimum ? [figure.value] : []
  })
  return values.length < 2 ? undefined : sum(values) / values.length
}
