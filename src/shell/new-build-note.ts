import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import styles from './NewBuildNote.module.css'

const text = msg({
  message: 'There is a new version of this website. You will see it when you open the next page.',
  comment: 'A quiet note at the foot of the window, when a newer version of the website has been published',
})
const close = msg({ message: 'Close', comment: 'Button that puts a note or a window away' })

/** Shows a note that there is a new build of the site. Readers may close it, but need not do anything. */
export function showNewBuildNote(translate: (message: MessageDescriptor) => string): void {
  const note = document.createElement('div')
  note.className = styles.note ?? ''
  note.role = 'status'
  document.body.append(note)

  const button = document.createElement('button')
  button.textContent = translate(close)
  const row = document.createElement('p')
  row.className = 'wrap'
  row.append(translate(text), button)
  // A live region is announced when its text changes, not when it is inserted with text.
  setTimeout(() => note.append(row), 100)

  // Style sheets use the height of the note to keep it from covering the focused element.
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  new ResizeObserver(() => sheet.replaceSync(`:root { --note: ${note.offsetHeight}px }`)).observe(note)

  button.addEventListener('click', () => {
    note.remove()
    document.querySelector('main')?.focus({ preventScroll: true })
  })
}
