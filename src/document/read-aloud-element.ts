import { isLocalVoice } from '#lib/is-local-voice.ts'

/**
 * Defines `<read-aloud voice="de-DE">`, which the server renders hidden around a button. It is shown where the device has a
 * voice for that language, wherever and whenever the element is inserted, and its press loads the code that reads.
 */
export function defineReadAloud(config: { basePath: string; buildId: string }): void {
  const { speechSynthesis } = globalThis
  if (!speechSynthesis) return
  customElements.define(
    'read-aloud',
    class extends HTMLElement {
      connectedCallback() {
        const update = () => {
          const language = this.getAttribute('voice') ?? ''
          this.hidden = !speechSynthesis.getVoices().some((voice) => isLocalVoice(voice, language))
        }
        update()
        speechSynthesis.addEventListener('voiceschanged', update)
        this.addEventListener(
          'click',
          () => void import('#features/read-aloud/read-aloud.ts').then((module) => module.readAloud(this, config)),
        )
      }
    },
  )
}
