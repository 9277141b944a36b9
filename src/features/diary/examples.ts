import type { Diary, DiaryDay } from './diary.ts'

const time = (hours: number, minutes: number) => hours * 60 + minutes

/** The made-up day from the page about the bladder diary: a woman of 62 passed 1,780 mL, 730 mL of it at night. */
export const exampleDay: DiaryDay = {
  date: '2026-11-24',
  gotUp: time(6, 45),
  wentToBed: time(22, 45),
  gotUpNext: time(6, 50),
  firstVolume: 350,
  nextFirstVolume: 280,
  entries: [
    { kind: 'drink', id: 'a', at: time(7, 15), what: 'coffee', volume: 300 },
    { kind: 'void', id: 'b', at: time(9, 0), volume: 180, urge: 2 },
    { kind: 'drink', id: 'c', at: time(10, 30), what: 'tea', volume: 200 },
    { kind: 'void', id: 'd', at: time(11, 10), volume: 130, urge: 3 },
    { kind: 'leak', id: 'e', at: time(11, 10), amount: 'drops', doing: 'key in the door' },
    { kind: 'drink', id: 'f', at: time(12, 30), what: 'water', volume: 250 },
    { kind: 'drink', id: 'g', at: time(12, 30), what: 'soup', volume: 250 },
    { kind: 'void', id: 'h', at: time(14, 15), volume: 200, urge: 1 },
    { kind: 'drink', id: 'i', at: time(16, 0), what: 'coffee', volume: 300 },
    { kind: 'void', id: 'j', at: time(17, 20), volume: 160, urge: 2 },
    { kind: 'drink', id: 'k', at: time(19, 0), what: 'water', volume: 250 },
    { kind: 'void', id: 'l', at: time(20, 45), volume: 180, urge: 1 },
    { kind: 'leak', id: 'm', at: time(20, 45), amount: 'drops', doing: 'coughed' },
    { kind: 'drink', id: 'n', at: time(21, 30), what: 'tea', volume: 300 },
    { kind: 'void', id: 'o', at: time(22, 45), volume: 200, urge: 1 },
    { kind: 'void', id: 'p', at: time(25, 30), volume: 240, urge: 2 },
    { kind: 'void', id: 'q', at: time(28, 10), volume: 210, urge: 2 },
  ],
}

/** A second day, on which one void was not measured. */
const secondDay: DiaryDay = {
  ...exampleDay,
  date: '2026-11-25',
  firstVolume: 280,
  entries: exampleDay.entries.map((entry) =>
    entry.id === 'j' ? { kind: 'void', id: 'j', at: entry.at, urge: 2 } : entry,
  ),
}

/** A third day that has only just begun. */
const begunDay: DiaryDay = {
  date: '2026-11-26',
  gotUp: time(6, 50),
  firstVolume: 280,
  entries: exampleDay.entries.slice(0, 3),
}

export const exampleDiary: Diary = [exampleDay, secondDay, begunDay]
