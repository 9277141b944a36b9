import { isLocalVoice } from '#lib/is-local-voice.ts'
import type { Sentence } from './find-sentences.ts'

export type ReadingStatus = 'reading' | 'paused' | 'stopped'

/** The parts of the browser's speech synthesis that the reader uses. */
export type Speech = Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices'>

/**
 * Returns the voice of the device for a language: that of the same country if there is one, else the browser's default among
 * those of the language.
 */
export function voiceFor(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | undefined {
  const own = voices.filter((voice) => isLocalVoice(voice, language))
  return (
    own.find(({ lang }) => lang.replace('_', '-').toLowerCase() === language.toLowerCase()) ??
    own.find((voice) => voice.default) ??
    own[0]
  )
}

/**
 * Reads sentences one by one. Each is an utterance of its own: browsers break off long ones, some do not resume a paused one,
 * and none changes the speed of one that has begun. So a pause ends the sentence, which is read from its beginning after it.
 */
export class SpeechReader {
  status: ReadingStatus = 'stopped'
  private readonly sentences: readonly Sentence[]
  private place = 0
  private rate = 1
  /** The sentence that is spoken. Browsers drop the events of an utterance to which nothing refers. */
  private current: SpeechSynthesisUtterance | undefined
  private readonly speech: Speech
  private readonly onChange: (status: ReadingStatus, sentence: Sentence | undefined) => void

  /** @param onChange is called with the sentence that is read from now on, or after a pause; with none after the end */
  constructor(
    sentences: readonly Sentence[],
    speech: Speech,
    onChange: (status: ReadingStatus, sentence: Sentence | undefined) => void,
  ) {
    // A passage in a language without a voice is passed over.
    this.sentences = sentences.filter(({ language }) => voiceFor(speech.getVoices(), language))
    this.speech = speech
    this.onChange = onChange
  }

  /** Reads on from the current sentence, or stops when there is none. */
  read(): void {
    const sentence = this.sentences[this.place]
    if (!sentence) return this.stop()
    this.interrupt()
    const utterance = new SpeechSynthesisUtterance(sentence.text)
    const voice = voiceFor(this.speech.getVoices(), sentence.language)
    if (voice) utterance.voice = voice
    utterance.lang = sentence.language
    utterance.rate = this.rate
    utterance.addEventListener('end', () => this.current === utterance && this.move(1))
    // An utterance that is interrupted is no longer the current one; any other failure would come again.
    utterance.addEventListener('error', () => this.current === utterance && this.stop())
    this.current = utterance
    this.change('reading')
    this.speech.speak(utterance)
  }

  pause(): void {
    this.interrupt()
    this.change('paused')
  }

  stop(): void {
    this.interrupt()
    this.place = this.sentences.length
    this.change('stopped')
  }

  /** Goes to another sentence, which is read unless reading is paused. Before the first one there is the first one. */
  move(by: -1 | 1): void {
    this.place = Math.max(0, this.place + by)
    if (this.status === 'paused' && this.place < this.sentences.length) return this.pause()
    this.read()
  }

  /** Sets the speed, 1 being usual; a sentence that is being read begins again. */
  setRate(rate: number): void {
    this.rate = rate
    if (this.status === 'reading') this.read()
  }

  private interrupt(): void {
    this.current = undefined
    this.speech.cancel()
  }

  private change(status: ReadingStatus): void {
    this.status = status
    this.onChange(status, this.sentences[this.place])
  }
}
