import { isLocalVoice } from '#lib/is-local-voice.ts'
import type { Sentence } from './find-sentences.ts'

export type ReadingStatus = 'reading' | 'paused' | 'stopped'

/** The speed at the beginning; 1 is the normal one. */
export const defaultRate = 1

/** The part of the browser's speech synthesis that the class uses. */
export type Speech = Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices'>

/**
 * Returns the local voice for a language; undefined if there is none. A voice with the same language tag, and thus of the
 * same country, is preferred, then the browser's default voice if it speaks the language, then the first voice of the
 * language.
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
 * Reads sentences aloud one by one. Each is an utterance of its own, because browsers break off long utterances, some do not
 * resume a paused one, and none changes the speed of one that has begun. A pause therefore ends the utterance, and the
 * sentence is read again from its beginning afterwards.
 */
export class SpeechReader {
  status: ReadingStatus = 'stopped'
  private readonly sentences: readonly Sentence[]
  private place = 0
  private rate = defaultRate
  /** The current utterance. It is stored because browsers drop the events of an utterance that nothing refers to. */
  private current: SpeechSynthesisUtterance | undefined
  private readonly speech: Speech
  private readonly onChange: (status: ReadingStatus, sentence: Sentence | undefined) => void

  /** @param onChange is called with the status and the current sentence, which is undefined after the end */
  constructor(
    sentences: readonly Sentence[],
    speech: Speech,
    onChange: (status: ReadingStatus, sentence: Sentence | undefined) => void,
  ) {
    // Sentences in a language without a voice are skipped.
    this.sentences = sentences.filter(({ language }) => voiceFor(speech.getVoices(), language))
    this.speech = speech
    this.onChange = onChange
  }

  /** Reads from the current sentence on, or stops when there is none. */
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
    // An interrupted utterance is no longer the current one. Reading stops after any other error, because it would recur.
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

  /**
   * Moves to the previous or the next sentence and reads it unless reading is paused. Moving back from the first sentence
   * leads to the first sentence again. Moving on from the last sentence stops the reading.
   */
  move(by: -1 | 1): void {
    this.place = Math.max(0, this.place + by)
    if (this.status === 'paused' && this.place < this.sentences.length) return this.pause()
    this.read()
  }

  /** Sets the speed; 1 is the normal speed. The sentence that is being read starts again. */
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
