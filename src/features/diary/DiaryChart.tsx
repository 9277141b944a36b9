import { Trans, useLingui } from '@lingui/react/macro'
import { directionOf } from '#i18n/languages.ts'
import { formatNumber } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { chartLayout, chartSize } from './chart-layout.ts'
import type { DiaryDay } from './diary.ts'
import { formatDay, formatHour, formatVolume } from './format-diary.ts'
import styles from './DiaryChart.module.css'

const barWidth = 7
/**
 * The second line of the labels of the hours, which only languages with a 12-hour clock have: its distance from the first
 * line, and the height that it adds to the drawing. The Arabic letter for the half of the day reaches far below the line.
 */
const halfLine = { distance: 17, height: 24 } as const

/**
 * Renders a day as a chart, mirrored in languages that are written from right to left. The table of the entries and that of
 * the figures contain the same data, so for screen readers the chart is a single image.
 */
export function DiaryChart({ day }: { day: DiaryDay }) {
  const { locale } = useCurrentSite().site
  const { t } = useLingui()
  const { voids, drinks, leaks, night, hours, mark } = chartLayout(day)
  const isMirrored = directionOf(locale) === 'rtl'
  const { width, height, start, end, baseline } = chartSize
  const place = (x: number) => (isMirrored ? width - x : x)
  const barAt = (x: number) => place(x) - barWidth / 2
  const date = formatDay(locale, day.date)
  const labels = hours.map(({ at, x }) => ({ at, x, ...formatHour(locale, at) }))
  const hasHalves = labels.some(({ half }) => half !== undefined)
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${hasHalves ? height + halfLine.height : height}`}
        role="img"
        aria-label={t({
          message: `Chart of ${date}. The table of the entries says the same.`,
          comment:
            'Bladder diary, read aloud in place of a chart; the placeholder is a date such as “Tuesday, November 24”',
        })}
      >
        {night && (
          <rect
            className={styles.night}
            x={Math.min(...night.map(place))}
            y={baseline - mark.height - 8}
            width={night[1] - night[0]}
            height={2 * mark.height + 16}
          />
        )}
        {[-1, 1].map((side) => (
          <g key={side}>
            <line
              className={styles.guide}
              x1={place(start)}
              x2={place(width - end)}
              y1={baseline + side * mark.height}
              y2={baseline + side * mark.height}
            />
            <text x={place(start - 4)} y={baseline + side * mark.height + 5} textAnchor={isMirrored ? 'start' : 'end'}>
              {formatNumber(locale, mark.volume)}
            </text>
          </g>
        ))}
        {voids.map(({ id, x, height: tall }) =>
          tall === 0 ? (
            <rect key={id} className={styles.hollow} x={barAt(x)} y={baseline - 14} width={barWidth} height={14} />
          ) : (
            <rect key={id} className={styles.bar} x={barAt(x)} y={baseline - tall} width={barWidth} height={tall} />
          ),
        )}
        {drinks.map(({ id, x, height: tall }) => (
          <rect key={id} className={styles.drink} x={barAt(x)} y={baseline} width={barWidth} height={tall} />
        ))}
        {leaks.map(({ id, x }) => (
          <path key={id} className={styles.leak} d={`M${place(x)} 0l6 7-6 7-6-7z`} />
        ))}
        <line className={styles.axis} x1={place(start)} x2={place(width - end)} y1={baseline} y2={baseline} />
        {labels.map(({ at, x, hour, half }) => (
          <g key={at}>
            <line className={styles.axis} x1={place(x)} x2={place(x)} y1={height - 22} y2={height - 17} />
            <text x={place(x)} y={height - 2} textAnchor="middle">
              {hour}
            </text>
            {half !== undefined && (
              <text className={styles.half} x={place(x)} y={height - 2 + halfLine.distance} textAnchor="middle">
                {half}
              </text>
            )}
          </g>
        ))}
      </svg>
      <figcaption className="note">
        <Trans comment="Bladder diary, below the chart of a day. The placeholder is an amount with its unit: the height of the upper and the lower line">
          Above the line: urine, solid. Below it: drinks, outlined. Diamonds at the top: leaks. Shaded: the time in bed.
          The thin lines stand at {formatVolume(locale, mark.volume)}.
        </Trans>
      </figcaption>
    </figure>
  )
}
