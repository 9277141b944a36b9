/**
 * Whether a voice of the browser speaks a language (BCP 47), on the device itself. A voice that is not local would send the
 * text, and so what somebody reads, to its maker.
 */
export const isLocalVoice = ({ lang, localService }: SpeechSynthesisVoice, language: string): boolean =>
  localService && lang.split(/[-_]/)[0] === language.split('-')[0]
