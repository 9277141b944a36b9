import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { averageOf, dayFigures, figureNames, figureOf, type FigureName } from './diary-figures.ts'
import { figureLabels, fieldNames, firstVolumeNames } from './diary-messages.ts'
import { timesOf, type Diary, type DiaryDay } from './diary.ts'
import { formatDay, formatFigure, formatTime } from './format-diary.ts'

/** The values that the reader enters for a day as a whole. The figures are computed from them and from the entries. */
const enteredNames = ['gotUp', 'wentToBed', 'gotUpNext', 'firstVolume', 'nextFirstVolume'] as const
const enteredLabels = { ...fieldNames, ...firstVolumeNames }

/**
 * Renders a table with a column for each day and, if at least two days have all their times, one for the averages. The rows
 * are the times, the first voids and the figures.
 */
export function FiguresTable({ diary }: { diary: Diary }) {
  const { i18n, t } = useLingui()
  const { locale } = useCurrentSite().site
  const hasAverages = diary.filter(timesOf).length > 1
  const averageLabel = t({ message: 'Average', comment: 'Bladder diary: heading of a column, the average of the days' })

  function enteredCellOf(day: DiaryDay, name: (typeof enteredNames)[number]): string {
    const value = day[name]
    if (value === undefined) return '–'
    return name in firstVolumeNames ? formatNumber(locale, value) : formatTime(locale, value)
  }

  function cellOf(day: DiaryDay, name: FigureName): string {
    const figure = figureOf(dayFigures(day), name)
    if (!figure) return '–'
    const words = formatFigure(locale, name, figure.value)
    return figure.isMinimum
      ? t({
          message: `at least ${words}`,
          comment: 'Bladder diary: an amount with its unit, where not everything was measured',
        })
      : words
  }

  return (
    <div data-table="grid" role="region" tabIndex={0} aria-labelledby="figures">
      <table>
        <caption id="figures">
          <Trans comment="Bladder diary: name of the table with amounts and numbers of times of each day">
            The figures
          </Trans>
        </caption>
        <thead>
          <tr>
            <td />
            {diary.map(({ date }) => (
              <th key={date} scope="col">
                {formatDay(locale, date, 'short')}
              </th>
            ))}
            {hasAverages && <th scope="col">{averageLabel}</th>}
          </tr>
        </thead>
        <tbody>
          {enteredNames.map((name) => (
            <tr key={name}>
              <th scope="row">{i18n._(enteredLabels[name])}</th>
              {diary.map((day) => (
                <td key={day.date}>{enteredCellOf(day, name)}</td>
              ))}
              {hasAverages && <td />}
            </tr>
          ))}
          {figureNames.map((name) => {
            const average = averageOf(diary, name)
            return (
              <tr key={name}>
                <th scope="row">{i18n._(figureLabels[name])}</th>
                {diary.map((day) => (
                  <td key={day.date}>{cellOf(day, name)}</td>
                ))}
                {hasAverages && <td>{average === undefined ? '–' : formatFigure(locale, name, average)}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
