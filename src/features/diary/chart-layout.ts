import { timesOf, type DiaryDay } from './diary.ts'

/**
 * The size of the drawing, the widths of the areas before (`start`) and after (`end`) the plot, the y coordinate of the
 * baseline, and the maximum height of a bar (`reach`), all in units of the drawing.
 */
export const chartSize = { width: 360, height: 236, start: 46, end: 8, baseline: 116, reach: 100 } as const

/** A bar above the baseline (urine) or below it (a drink). `height` is 0 when the amount is not known. */
type Bar = { readonly id: string; readonly x: number; readonly height: number }

export type ChartLayout = {
  readonly voids: readonly Bar[]
  readonly drinks: readonly Bar[]
  readonly leaks: readonly { readonly id: string; readonly x: number }[]
  /** The beginning and the end of the time in bed, as positions in the drawing. */
  readonly night?: readonly [from: number, to: number]
  /**
   * The marks of the hours: the time in minutes since midnight at the beginning of the day, and the position in the drawing.
   */
  readonly hours: readonly { readonly at: number; readonly x: number }[]
  /** The volume of the marks above and below the baseline, in milliliters, and their distance from the baseline. */
  readonly mark: { readonly volume: number; readonly height: number }
}

const hourStep = 4 * 60
/**
 * The minutes between two marks in a chart of more than a day and a half. There, labels of a 12-hour clock at every fourth
 * hour would touch each other.
 */
const longHourStep = 2 * hourStep
const longChart = 36 * 60
const plotWidth = chartSize.width - chartSize.start - chartSize.end
/** The space at each end of the plot, so that a bar at the edge is not cut off. */
const margin = 6

/**
 * Returns the positions of the entries of a day in a chart whose time axis runs from left to right. In right-to-left
 * languages the view mirrors the chart.
 */
export function chartLayout(day: DiaryDay): ChartLayout {
  const times = timesOf(day)
  const moments = [...day.entries.map(({ at }) => at), ...(day.gotUp === undefined ? [] : [day.gotUp])]
  const from = Math.min(...moments)
  const to = Math.max(...moments, times?.gotUpNext ?? from + 60)
  const xOf = (at: number) => chartSize.start + margin + ((at - from) / (to - from)) * (plotWidth - 2 * margin)
  const { firstVolume, nextFirstVolume } = day
  const voids = [
    ...(day.gotUp !== undefined && firstVolume !== undefined
      ? [{ id: 'first', at: day.gotUp, volume: firstVolume }]
      : []),
    ...day.entries.filter((entry) => entry.kind === 'void'),
    ...(times && nextFirstVolume !== undefined ? [{ id: 'next', at: times.gotUpNext, volume: nextFirstVolume }] : []),
  ]
  const drinks = day.entries.filter((entry) => entry.kind === 'drink')
  const largest = Math.max(400, ...[...voids, ...drinks].map(({ volume = 0 }) => volume))
  const heightOf = (volume: number) => (volume / largest) * chartSize.reach
  const barOf = ({ id, at, volume = 0 }: { id: string; at: number; volume?: number | undefined }): Bar => ({
    id,
    x: xOf(at),
    height: heightOf(volume),
  })
  const markVolume = [200, 500, 1000, 2000].findLast((one) => one <= largest) ?? largest
  return {
    voids: voids.map(barOf),
    drinks: drinks.map(barOf),
    leaks: day.entries.filter(({ kind }) => kind === 'leak').map(({ id, at }) => ({ id, x: xOf(at) })),
    ...(times && { night: [xOf(times.wentToBed), xOf(times.gotUpNext)] as const }),
    hours: Array.from({ length: 13 }, (_, place) => place * hourStep)
      .filter((at) => at >= from && at <= to && at % (to - from > longChart ? longHourStep : hourStep) === 0)
      .map((at) => ({ at, x: xOf(at) })),
    mark: { volume: markVolume, height: heightOf(markVolume) },
  }
}
