import { expect, test } from 'vitest'
import { diaryCsv } from './diary-csv.ts'
import { exampleDay } from './examples.ts'

const labels = {
  fields: {
    date: 'Date',
    time: 'Time',
    entry: 'Entry',
    amount: 'Amount (mL)',
    urge: 'Urge',
    note: 'Note',
    gotUp: 'Got up',
    wentToBed: 'Went to bed',
    gotUpNext: 'Got up the next morning',
  },
  entries: { drink: 'Drink', void: 'Pee', leak: 'Leak' },
  urges: ['none', 'slight', 'strong', 'hardly to be held'],
  leaks: { drops: 'a few drops', damp: 'damp clothes', wet: 'wet clothes' },
  partSeparator: ', ',
}

const linesOf = (text: string) => text.replace('\u{FEFF}', '').split('\r\n')

test('each entry is a row with its date and time, in order, with the times of the night among them', () => {
  const lines = linesOf(diaryCsv([exampleDay], labels))
  expect(lines[0]).toBe('"Date","Time","Entry","Amount (mL)","Urge","Note"')
  expect(lines[1]).toBe('"2026-11-24","06:45","Got up","350","",""')
  expect(lines[2]).toBe('"2026-11-24","07:15","Drink","300","","coffee"')
  expect(lines).toContain('"2026-11-24","11:10","Pee","130","hardly to be held",""')
  expect(lines).toContain('"2026-11-24","11:10","Leak","","","a few drops, key in the door"')
  expect(lines).toContain('"2026-11-25","01:30","Pee","240","strong",""')
  expect(lines.at(-2)).toBe('"2026-11-25","06:50","Got up the next morning","280","",""')
  expect(lines.at(-1)).toBe('')
  expect(lines).toHaveLength(1 + 3 + exampleDay.entries.length + 1)
})

test('it begins with a byte order mark', () => {
  expect(diaryCsv([], labels).charCodeAt(0)).toBe(0xfeff)
})

test('quotation marks are doubled, and a cell that begins like a formula is not one', () => {
  const drink = (what: string) => ({ kind: 'drink', id: 'x', at: 500, volume: 100, what }) as const
  const csv = diaryCsv(
    [
      {
        date: '2026-11-24',
        entries: ['"green" tea', '=1+1', '@x', '＝1', '\n=1', 'a; =1', 'a, -b'].map(drink),
      },
    ],
    labels,
  )
  expect(csv).toContain('"""green"" tea"')
  expect(csv).toContain(`"'=1+1"`)
  expect(csv).toContain(`"'@x"`)
  expect(csv).toContain(`"'＝1"`)
  expect(csv).toContain(`"'\n=1"`)
  expect(csv).toContain(`"a;' =1"`)
  expect(csv).toContain('"a, -b"')
})
