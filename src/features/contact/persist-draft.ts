/** The part of a message that the session storage keeps while it is written. The consent is not part of it. */
type Draft = Readonly<Record<'name' | 'email' | 'message', string>> & { readonly subject: number }

const storageKey = 'contact-draft'

/**
 * Saves the draft in the contact form, so that it survives a change of the language or a navigation by mistake, and deletes
 * it once it has been sent. Does nothing on other pages, or when it has been called before.
 */
export function persistDraft(): void {
  const element = document.querySelector<HTMLElement>('[data-draft]')
  if (element?.dataset.draft === 'sent') return sessionStorage.removeItem(storageKey)
  if (!(element instanceof HTMLFormElement) || element.dataset.draft !== 'keep') return
  element.dataset.draft = 'kept'
  restore(element, readDraft())
  element.addEventListener('input', () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(draftOf(element)))
    } catch {
      // Without storage the draft is not saved, but the form still has the text.
    }
  })
}

function readDraft(): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const control = <Type extends Element>(form: HTMLFormElement, name: string, type: abstract new () => Type) => {
  const found = form.elements.namedItem(name)
  return found instanceof type ? found : undefined
}

const texts = (form: HTMLFormElement) =>
  (['name', 'email', 'message'] as const).map(
    (name) => [name, control(form, name, HTMLInputElement) ?? control(form, name, HTMLTextAreaElement)] as const,
  )

const draftOf = (form: HTMLFormElement): Draft => ({
  ...(Object.fromEntries(texts(form).map(([name, field]) => [name, field?.value ?? ''])) as Omit<Draft, 'subject'>),
  // The subjects are translated, so the draft has the index of the subject instead of its words.
  subject: control(form, 'subject', HTMLSelectElement)?.selectedIndex ?? 0,
})

/** Fills in empty fields only: what the server has sent back, or a person has already typed, stays. */
function restore(form: HTMLFormElement, draft: Draft | undefined) {
  if (!draft) return
  for (const [name, field] of texts(form)) if (field?.value === '') field.value = draft[name] ?? ''
  const subject = control(form, 'subject', HTMLSelectElement)
  if (subject?.selectedIndex === 0 && draft.subject < subject.length) subject.selectedIndex = draft.subject
}
