import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SpeechReader, type ReadingStatus, voiceFor } from './speech-reader.ts'

class FakeUtterance extends EventTarget {
  lang = ''
  rate = 1
  voice: SpeechSynthesisVoice | null = null
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

const report = (utterance: FakeUtterance | undefined, event: 'end' | 'error') =>
  utterance?.dispatchEvent(new Event(event))

const voice = (lang: string, more: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  lang,
  name: lang,
  voiceURI: lang,
  default: false,
  localService: true,
  ...more,
})

const spoken: FakeUtterance[] = []
const speech = {
  speak: (utterance: SpeechSynthesisUtterance) => void (utterance instanceof FakeUtterance && spoken.push(utterance)),
  cancel: () => {},
  getVoices: () => [voice('en-US'), voice('de-DE')],
}
const sentence = (text: string, language = 'en-US') => ({ text, language, range: {} as Range })

const changes: [ReadingStatus, string | undefined][] = []
const readerOf = (...sentences: ReturnType<typeof sentence>[]) =>
  new SpeechReader(sentences, speech, (status, current) => changes.push([status, current?.text]))

beforeEach(() => {
  spoken.length = 0
  changes.length = 0
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
})

describe('reading aloud', () => {
  test('reads sentence after sentence in the language of each, and stops after the last one', () => {
    const reader = readerOf(sentence('One.'), sentence('Zwei.', 'de-DE'))
    reader.read()
    report(spoken[0], 'end')
    report(spoken[1], 'end')
    expect(spoken.map((utterance) => [utterance.text, utterance.lang, utterance.voice?.lang])).toEqual([
      ['One.', 'en-US', 'en-US'],
      ['Zwei.', 'de-DE', 'de-DE'],
    ])
    expect(changes).toEqual([
      ['reading', 'One.'],
      ['reading', 'Zwei.'],
      ['stopped', undefined],
    ])
  })

  test('skips a sentence in a language without a voice', () => {
    const reader = readerOf(sentence('Μία.', 'el-GR'), sentence('One.'))
    reader.read()
    expect(spoken.map(({ text }) => text)).toEqual(['One.'])
  })

  test('pauses at once, and begins the sentence again when it goes on', () => {
    const reader = readerOf(sentence('One.'), sentence('Two.'))
    reader.read()
    reader.pause()
    // Browsers also dispatch the event `end` for a canceled utterance.
    report(spoken[0], 'end')
    expect(changes.at(-1)).toEqual(['paused', 'One.'])
    reader.read()
    expect(spoken.map(({ text }) => text)).toEqual(['One.', 'One.'])
  })

  test('goes to the next and the previous sentence, and stays paused when it was', () => {
    const reader = readerOf(sentence('One.'), sentence('Two.'))
    reader.read()
    reader.move(1)
    reader.move(-1)
    reader.move(-1)
    expect(spoken.map(({ text }) => text)).toEqual(['One.', 'Two.', 'One.', 'One.'])
    reader.pause()
    reader.move(1)
    expect(spoken).toHaveLength(4)
    expect(changes.at(-1)).toEqual(['paused', 'Two.'])
  })

  test('changes the speed at once, by beginning the sentence again', () => {
    const reader = readerOf(sentence('One.'))
    reader.read()
    reader.setRate(1.5)
    expect(spoken.map(({ rate }) => rate)).toEqual([1, 1.5])
  })

  test('stops when the browser fails to speak', () => {
    const reader = readerOf(sentence('One.'), sentence('Two.'))
    reader.read()
    report(spoken[0], 'error')
    expect(changes.at(-1)).toEqual(['stopped', undefined])
    expect(spoken).toHaveLength(1)
  })
})

describe('the voice for a language', () => {
  test('is that of the same country, else the default one, else the first', () => {
    const voices = [voice('en-GB'), voice('en_US'), voice('en-AU', { default: true })]
    expect(voiceFor(voices, 'en-US')?.lang).toBe('en_US')
    expect(voiceFor(voices, 'en-IE')?.lang).toBe('en-AU')
    expect(voiceFor([voice('ar-SA')], 'ar')?.lang).toBe('ar-SA')
  })

  test('is never one that is not on the device, nor that of a language whose code begins alike', () => {
    expect(voiceFor([voice('de-DE', { localService: false })], 'de-DE')).toBeUndefined()
    expect(voiceFor([voice('fil-PH')], 'fi-FI')).toBeUndefined()
  })
})
