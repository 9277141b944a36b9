import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FigureName } from './diary-figures.ts'

export const diaryTitle = msg({
  message: 'Your bladder diary',
  comment: 'Title of the page on which readers keep a bladder diary on their own device',
})

/** The names of the kinds of entries, as in the form, in the table of the entries and in the CSV file. */
export const entryNames = {
  drink: msg({ message: 'Drink', comment: 'Bladder diary, noun: something that was drunk' }),
  void: msg({
    message: 'Pee',
    comment: 'Bladder diary, noun: one visit to the toilet to pee. The everyday word of the glossary for urinating',
  }),
  leak: msg({ message: 'Leak', comment: 'Bladder diary, noun: urine that was lost without wanting it' }),
} satisfies Record<string, MessageDescriptor>

/** The names of the volumes of the first voids after getting up. */
export const firstVolumeNames = {
  firstVolume: msg({
    message: 'First pee of the morning (mL)',
    comment: 'Bladder diary: label of a field: the amount of the first pee after getting up',
  }),
  nextFirstVolume: msg({
    message: 'First pee of the next morning (mL)',
    comment: 'Bladder diary: label of a field: the amount of the first pee after getting up on the next day',
  }),
} as const

export const fieldNames = {
  date: msg({ message: 'Date', comment: 'Bladder diary: label of a field' }),
  time: msg({ message: 'Time', comment: 'Bladder diary: label of a field, and heading of a column' }),
  entry: msg({
    message: 'Entry',
    comment: 'Bladder diary: heading of a column: a drink, a visit to the toilet, a leak',
  }),
  amount: msg({ message: 'Amount (mL)', comment: 'Bladder diary: label of a field, and heading of a column' }),
  urge: msg({ message: 'Urge', comment: 'Bladder diary: how strong the need to pee was' }),
  what: msg({ message: 'What you drank', comment: 'Bladder diary: label of a field, such as coffee' }),
  doing: msg({
    message: 'What you were doing',
    comment: 'Bladder diary: label of a field: what somebody did when urine leaked, such as coughing',
  }),
  note: msg({ message: 'Note', comment: 'Bladder diary: heading of a column of a table for spreadsheets' }),
  gotUp: msg({ message: 'Got up', comment: 'Bladder diary: label of the time at which the reader got up' }),
  wentToBed: msg({
    message: 'Went to bed to sleep',
    comment: 'Bladder diary: label of the time at which the reader went to bed to sleep',
  }),
  gotUpNext: msg({
    message: 'Got up the next morning',
    comment: 'Bladder diary: label of the time at which the reader got up on the next day',
  }),
} satisfies Record<string, MessageDescriptor>

export const urgeNames = [
  msg({ message: 'None', comment: 'Bladder diary: no urge to pee' }),
  msg({ message: 'Slight', comment: 'Bladder diary: a slight urge to pee' }),
  msg({ message: 'Strong', comment: 'Bladder diary: a strong urge to pee' }),
  msg({ message: 'Hardly to be held', comment: 'Bladder diary: an urge to pee that can hardly be held' }),
] as const

export const leakNames = {
  drops: msg({ message: 'A few drops', comment: 'Bladder diary: how much urine leaked' }),
  damp: msg({ message: 'Damp clothes', comment: 'Bladder diary: how much urine leaked' }),
  wet: msg({ message: 'Wet clothes', comment: 'Bladder diary: how much urine leaked' }),
} satisfies Record<string, MessageDescriptor>

export const figureLabels: Readonly<Record<FigureName, MessageDescriptor>> = {
  intake: msg({ message: 'Drinks in all', comment: 'Bladder diary: name of a figure, how much was drunk in a day' }),
  volume: msg({ message: 'Urine in 24 hours', comment: 'Bladder diary: name of a figure' }),
  dayVoids: msg({
    message: 'Times by day',
    comment: 'Bladder diary: name of a figure: how often somebody peed by day (daytime frequency)',
  }),
  nightVoids: msg({
    message: 'Times at night (nocturia)',
    comment: 'Bladder diary: name of a figure: how often somebody got up at night to pee',
  }),
  nightVolume: msg({ message: 'Urine of the night', comment: 'Bladder diary: name of a figure, an amount' }),
  nightShare: msg({
    message: 'Share of the night (nocturnal polyuria index)',
    comment: 'Bladder diary: name of a figure: the part of the urine of 24 hours that came at night, in percent',
  }),
  meanVolume: msg({
    message: 'Each time, on average',
    comment: 'Bladder diary: name of a figure: the average amount of urine of one visit to the toilet',
  }),
  maxVolume: msg({
    message: 'Most at one time',
    comment: 'Bladder diary: name of a figure: the largest amount of urine of one visit to the toilet',
  }),
  leaks: msg({ message: 'Leaks', comment: 'Bladder diary: name of a figure, how often urine leaked' }),
}
