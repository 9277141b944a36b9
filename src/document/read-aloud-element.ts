import { isLocalVoice } from '#lib/is-local-voice.ts'

/**
 * Defines `<read-aloud voice="de-DE">`, which the server renders hidden around a button. The element is shown while the
 * device has a voice for that language, even if the element or the voice is added later. A click on the button loads the
 * code that reads the page aloud.
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
