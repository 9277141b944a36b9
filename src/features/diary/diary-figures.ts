import { timesOf, type Diary, type DiaryDay, type DiaryEntry } from './diary.ts'

/** The figures of a day that doctors use. Volumes are in milliliters. */
export type DayFigures = {
  /** The sum of the drinks. */
  readonly intake: number
  readonly leaks: number
  /** The figures of the urine; undefined until the day has its times. */
  readonly urine?: UrineFigures
}

export type UrineFigures = {
  /** The 24-hour voided volume, as far as it was measured. */
  readonly volume: number
  readonly nightVolume: number
  /** Whether every void was measured, and the first one of the next morning entered. Otherwise the volumes are minimums. */
  readonly isMeasured: boolean
  /** The nocturnal volume as a part of the 24-hour volume, from 0 to 1; undefined unless all was measured. */
  readonly nightShare?: number
  readonly dayVoids: number
  readonly nightVoids: number
  /** The mean and the maximum of one void; undefined when none was measured. */
  readonly meanVolume?: number
  readonly maxVolume?: number
}

type Void = Extract<DiaryEntry, { kind: 'void' }>

/**
 * Calculates the figures of a day, as the International Continence Society defines them (terminology for nocturia, 2019, and
 * for male symptoms, 2019):
 *
 * - The 24 hours begin after the first void on getting up, which is not counted, and end with that of the next morning,
 *   which is.
 * - Daytime frequency: the voids while awake, with the last one before sleep and the first one after getting up.
 * - Nocturia: the voids from falling asleep until getting up. A void at the minute of going to bed is one before sleep.
 * - Nocturnal urine volume: the volume of those, and of the first void after getting up.
 * - Nocturnal polyuria index: the nocturnal volume divided by the 24-hour volume.
 */
export function dayFigures(day: DiaryDay): DayFigures {
  const drinks = day.entries.filter((entry) => entry.kind === 'drink')
  const urine = urineFigures(day)
  return {
    intake: sum(drinks.map(({ volume }) => volume)),
    leaks: day.entries.filter(({ kind }) => kind === 'leak').length,
    ...(urine && { urine }),
  }
}

function urineFigures(day: DiaryDay): UrineFigures | undefined {
  const times = timesOf(day)
  if (!times) return undefined
  const { nextFirstVolume } = day
  const voids = day.entries.filter((entry): entry is Void => entry.kind === 'void' && isCounted(day, entry))
  const isAtNight = ({ at }: Void) => at > times.wentToBed
  const [night, awake] = [voids.filter(isAtNight), voids.filter((one) => !isAtNight(one))]
  const first = nextFirstVolume === undefined ? [] : [nextFirstVolume]
  const nightVolumes = [...measured(night), ...first]
  const volumes = [...measured(awake), ...nightVolumes]
  const volume = sum(volumes)
  const nightVolume = sum(nightVolumes)
  const isMeasured = nextFirstVolume !== undefined && voids.every((one) => one.volume !== undefined)
  return {
    volume,
    nightVolume,
    isMeasured,
    ...(isMeasured && { nightShare: nightVolume / volume }),
    dayVoids: awake.length + first.length,
    nightVoids: night.length,
    ...(volumes.length > 0 && { meanVolume: volume / volumes.length, maxVolume: Math.max(...volumes) }),
  }
}

/** Whether an entry lies within its day, which ends when the reader gets up; until the day has its times, all entries do. */
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

/** A figure to show. `isMinimum` says that it is at least this, because not every void was measured. */
export type Figure = { readonly value: number; readonly isMinimum: boolean }

/** Returns one figure of a day; undefined when the day does not have it. */
export function figureOf({ intake, leaks, urine }: DayFigures, name: FigureName): Figure | undefined {
  if (name === 'intake') return { value: intake, isMinimum: false }
  if (name === 'leaks') return { value: leaks, isMinimum: false }
  const value = urine?.[name]
  if (value === undefined) return undefined
  return { value, isMinimum: !urine?.isMeasured && (name === 'volume' || name === 'nightVolume') }
}

/**
 * Returns the average of a figure over the days that have their times and the figure; undefined with fewer than two such
 * days. The average of a volume needs days on which all was measured.
 */
export function averageOf(diary: Diary, name: FigureName): number | undefined {
  const values = diary.flatMap((day) => {
    const figures = dayFigures(day)
    const figure = figureOf(figures, name)
    return figures.urine && figure && !figure.isMinimum ? [figure.value] : []
  })
  return values.length < 2 ? undefined : sum(values) / values.length
}
