import { isLocalVoice } from '#lib/is-local-voice.ts'
import { readPageConfig } from './page-config.ts'

/**
 * Defines `<read-aloud voice="de-DE">`, which the server renders hidden around a button. It is shown where the device has a
 * voice for that language, wherever and whenever the element is inserted, and its press loads the code that reads.
 */
export function defineReadAloud(): void {
  const { speechSynthesis } = globalThis
  if (!speechSynthesis) return
  customElements.define(
    'read-aloud',
    class extends HTMLElement {
      constructor() {
        super()
        this.addEventListener('click', () => {
          void import('#features/read-aloud/read-aloud.ts').then(({ readAloud }) => readAloud(this, readPageConfig()))
        })
      }
      connectedCallback() {
        const language = this.getAttribute('voice') ?? ''
        const update = () => {
          this.hidden = !speechSynthesis.getVoices().some((voice) => isLocalVoice(voice, language))
        }
        update()
        speechSynthesis.addEventListener('voiceschanged', update)
      }
    },
  )
}
