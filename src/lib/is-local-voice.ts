/**
 * Whether a voice of the browser speaks a language (BCP 47) on the device itself. A remote voice would send the text, and
 * thus what the reader is reading, to its provider.
 */
export const isLocalVoice = ({ lang, localService }: SpeechSynthesisVoice, language: string): boolean =>
  localService && lang.split(/[-_]/)[0] === language.split('-')[0]
