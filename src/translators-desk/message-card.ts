import { directionOf, fallbackLanguage, isLanguage } from '#i18n/languages.ts'
import type { MessageKey } from '#i18n/message-marks.ts'
import { type DescribedMessage, fetchMessage, openInEditor, saveTranslation } from './catalogue-requests.ts'
import { createButton, createElement } from './create-element.ts'

/** The card of a message in the desk, with the information that a translator needs and the field for the translation. */
export type MessageCard = {
  readonly element: HTMLElement
  /** Whether the translation in the field has been changed and not saved. */
  readonly isDirty: () => boolean
}

/**
 * Fetches a message and creates its card.
 *
 * @param onSaved is called when the translation has been written into the catalogues
 */
export async function createMessageCard(key: MessageKey, onSaved: () => void): Promise<MessageCard> {
  const message = await fetchMessage(key)
  if ('problem' in message)
    return {
      element: createElement('p', { role: 'alert' }, message.problem, ` (${key.locale}, ${key.id})`),
      isDirty: () => false,
    }
  const rows = [
    ['English', createElement('span', { lang: fallbackLanguage }, message.english)],
    ['Comment', message.comment],
    ['ID', createElement('code', {}, message.id === message.english ? key.id : `${message.id} (${key.id})`)],
    ['Catalogue', placesOf(message)],
    ['Code', message.origins.join(', ')],
    ...(/\bplural,/.test(message.english + message.translation)
      ? [['Plural forms', pluralFormsOf(message)] as const]
      : []),
    ...(message.wordedIn === undefined
      ? []
      : [['Worded by editors', `Pages show the words in ${message.wordedIn} instead. Change both.`] as const]),
  ] as const
  const list = createElement(
    'dl',
    {},
    ...rows.flatMap(([name, value]) => [createElement('dt', {}, name), createElement('dd', {}, value)]),
  )
  if (key.locale === fallbackLanguage) {
    const note = createElement('p', {}, 'English is written in the code, so it is changed there.')
    return { element: createElement('div', {}, list, note), isDirty: () => false }
  }
  const { form, isDirty } = createForm(key, message, onSaved)
  return { element: createElement('div', {}, list, form), isDirty }
}

const placesOf = ({ places }: DescribedMessage) =>
  createElement(
    'span',
    {},
    ...places.flatMap(({ file, line }) => [
      createButton(`${file}:${line}`, () => void openInEditor(`${file}:${line}`)),
      ' ',
    ]),
  )

const pluralFormsOf = ({ pluralForms }: DescribedMessage) =>
  pluralForms.map(({ form, examples }) => `${form}: ${examples.join(', ')} …`).join('; ')

function createForm(key: MessageKey, { translation }: DescribedMessage, onSaved: () => void) {
  const direction = isLanguage(key.locale) ? directionOf(key.locale) : 'ltr'
  const field = createElement(
    'textarea',
    { lang: key.locale, dir: direction, rows: '4', spellcheck: 'true' },
    translation,
  )
  const status = createElement('p', { role: 'status' })
  const form = createElement(
    'form',
    {},
    createElement('label', {}, `Translation (${key.locale})`, field),
    createElement('button', {}, 'Save'),
    status,
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    status.textContent = 'Saving …'
    void saveTranslation(key, field.value).then((answer) => {
      status.textContent = 'problem' in answer ? answer.problem : 'Saved.'
      if ('problem' in answer) return
      field.defaultValue = field.value
      onSaved()
    })
  })
  return { form, isDirty: () => field.value !== field.defaultValue }
}
