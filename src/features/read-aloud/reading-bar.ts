import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { formattingTag } from '#i18n/formatting.ts'
import { isLanguage } from '#i18n/languages.ts'
import { createElement } from '#lib/create-element.ts'
import buttonStyles from '#ui/ButtonLink.module.css'
import { defaultRate, type ReadingStatus } from './speech-reader.ts'
import styles from './ReadAloud.module.css'

const messages = {
  name: msg({ message: 'Reading aloud', comment: 'Name of the bar with buttons while the page is read aloud' }),
  pause: msg({ message: 'Pause', comment: 'Button: reading aloud is interrupted' }),
  resume: msg({ message: 'Read on', comment: 'Button: reading aloud goes on after a pause' }),
  previous: msg({ message: 'Back', comment: 'Button: the sentence before is read aloud' }),
  next: msg({ message: 'Next', comment: 'Button: the sentence after is read aloud' }),
  speed: msg({ message: 'Speed', comment: 'Label of the choice how fast the page is read aloud' }),
  stop: msg({ message: 'Stop', comment: 'Button: ends reading aloud' }),
}

/** The speeds that readers can choose; 1 is the normal speed. */
const rates = [0.5, 0.75, 1, 1.25, 1.5]

/** The actions of the bar's buttons and of the choice of the speed. */
export type ReadingActions = {
  readonly pauseOrResume: () => void
  readonly move: (by: -1 | 1) => void
  readonly stop: () => void
  readonly setRate: (rate: number) => void
}

/**
 * Creates the bar with which a reader controls reading aloud. It is built with DOM methods, because it may be needed before
 * the client has started.
 *
 * @param translate returns the text of a message in the page's language
 */
export function createReadingBar(translate: (message: MessageDescriptor) => string, actions: ReadingActions) {
  const button = (message: MessageDescriptor, press: () => void) => {
    const element = createElement(
      'button',
      { type: 'button', class: `${buttonStyles.button} ${buttonStyles.quiet}` },
      translate(message),
    )
    element.addEventListener('click', press)
    return element
  }
  const { lang } = document.documentElement
  const numbers = new Intl.NumberFormat(isLanguage(lang) ? formattingTag(lang) : 'en')
  const speed = createElement(
    'select',
    {},
    ...rates.map((rate) => createElement('option', { value: String(rate) }, `${numbers.format(rate)} ×`)),
  )
  speed.value = String(defaultRate)
  speed.addEventListener('change', () => actions.setRate(Number(speed.value)))
  const pause = button(messages.pause, actions.pauseOrResume)
  const bar = createElement(
    'section',
    { class: styles.bar, 'aria-label': translate(messages.name), 'data-foot': '', 'data-silent': '' },
    pause,
    button(messages.previous, () => actions.move(-1)),
    button(messages.next, () => actions.move(1)),
    createElement('label', {}, translate(messages.speed), speed),
    button(messages.stop, actions.stop),
  )
  bar.addEventListener('keydown', ({ key }) => key === 'Escape' && actions.stop())
  return {
    bar,
    /** Moves the focus to the button that pauses and resumes the reading. */
    focus: () => pause.focus({ preventScroll: true }),
    /** Sets the label of the button that pauses and resumes to the action that is possible in this status. */
    show: (status: ReadingStatus) => {
      pause.textContent = translate(status === 'paused' ? messages.resume : messages.pause)
    },
  }
}
