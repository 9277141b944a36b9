import {
  dateAt,
  formatClock,
  type leakAmounts,
  minutesPerDay,
  nextTime,
  type Diary,
  type DiaryDay,
  type DiaryEntry,
} from './diary.ts'

/** The translated texts of the table, under the same names as in `diary-messages.ts`. */
type Messages = {
  readonly fields: Readonly<
    Record<'date' | 'time' | 'entry' | 'amount' | 'urge' | 'note' | 'gotUp' | 'wentToBed' | 'gotUpNext', string>
  >
  readonly entries: Readonly<Record<DiaryEntry['kind'], string>>
  readonly urges: readonly string[]
  readonly leaks: Readonly<Record<(typeof leakAmounts)[number], string>>
  /** The comma between the parts of an entry. */
  readonly partSeparator: string
}

type Row = readonly [at: number, ...cells: string[]]

/**
 * Returns the diary as a table of comma-separated values (RFC 4180), with one row for each entry and for each time of
 * getting up and going to bed. Volumes are in milliliters. The text begins with a byte order mark, so that spreadsheets read
 * it as UTF-8.
 */
export function diaryCsv(diary: Diary, labels: Messages): string {
  const { date, time, entry, amount, urge, note } = labels.fields
  const rows = diary.flatMap((day) =>
    rowsOf(day, labels)
      .toSorted(([one], [other]) => one - other)
      .map(([at, ...cells]) => [dateAt(day.date, at), formatClock(at), ...cells]),
  )
  return `\u{FEFF}${[[date, time, entry, amount, urge, note], ...rows].map(csvLine).join('')}`
}

function rowsOf(day: DiaryDay, labels: Messages): readonly Row[] {
  const { gotUp, wentToBed, gotUpNext, firstVolume, nextFirstVolume } = day
  const bed = wentToBed === undefined ? undefined : nextTime(gotUp ?? 0, wentToBed)
  const up = gotUpNext === undefined ? undefined : nextTime(bed ?? minutesPerDay, gotUpNext)
  return [
    ...(gotUp === undefined ? [] : [[gotUp, labels.fields.gotUp, written(firstVolume), '', ''] as const]),
    ...day.entries.map((entry): Row => [entry.at, ...cellsOf(entry, labels)]),
    ...(bed === undefined ? [] : [[bed, labels.fields.wentToBed, '', '', ''] as const]),
    ...(up === undefined ? [] : [[up, labels.fields.gotUpNext, written(nextFirstVolume), '', ''] as const]),
  ]
}

function cellsOf(entry: DiaryEntry, labels: Messages): readonly [string, string, string, string] {
  switch (entry.kind) {
    case 'drink':
      return [labels.entries.drink, written(entry.volume), '', entry.what]
    case 'void':
      return [
        labels.entries.void,
        written(entry.volume),
        entry.urge === undefined ? '' : (labels.urges[entry.urge] ?? ''),
        '',
      ]
    case 'leak':
      return [
        labels.entries.leak,
        '',
        '',
        [labels.leaks[entry.amount], entry.doing].filter((part) => part !== '').join(labels.partSeparator),
      ]
  }
}

const written = (volume: number | undefined) => (volume === undefined ? '' : String(volume))

/**
 * Matches the start of a cell, a semicolon or a tab ahead of text that a spreadsheet may evaluate as a formula. In countries
 * with a decimal comma, spreadsheets split lines at semicolons. The start of a cell also matches ahead of a tab or a line
 * break.
 */
const formulaStart = /(^|[;\t])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g

/** Serializes a row. Text that begins like a formula gets an apostrophe, because a spreadsheet would evaluate it. */
const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replace(formulaStart, "$1'").replaceAll('"', '""')}"`).join(',')}\r\n`
