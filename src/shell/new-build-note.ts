import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import styles from './NewBuildNote.module.css'

const text = msg({
  message: 'There is a new version of this website. You will see it when you open the next page.',
  comment: 'A quiet note at the foot of the window, when a newer version of the website has been published',
})
const close = msg({ message: 'Close', comment: 'Button that puts a note or a window away' })

/** Says that the site has been renewed since this page was loaded. It can be put away, and nothing has to be done. */
export function showNewBuildNote(say: (message: MessageDescriptor) => string): void {
  const note = document.createElement('div')
  note.className = styles.note ?? ''
  note.role = 'status'
  document.body.append(note)

  const button = document.createElement('button')
  button.textContent = say(close)
  const row = document.createElement('p')
  row.className = 'wrap'
  row.append(say(text), button)
  // A status is read out when words come into it, not when it comes itself.
  setTimeout(() => note.append(row), 100)

  // Tells the style sheets how high the note is, so that it does not cover what has the focus.
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  new ResizeObserver(() => sheet.replaceSync(`:root { --note: ${note.offsetHeight}px }`)).observe(note)

  button.addEventListener('click', () => {
    note.remove()
    document.querySelector('main')?.focus({ preventScroll: true })
  })
}
