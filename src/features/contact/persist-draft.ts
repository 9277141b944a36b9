/**
 * The fields that are saved in the session storage while a message is written. The consent is not among them, because it
 * must be given again.
 */
type Draft = Readonly<Record<'name' | 'email' | 'message', string>> & { readonly subject: number }

const storageKey = 'contact-draft'

/**
 * Restores the draft in the contact form and saves it as the reader types, so that it survives a change of language or an
 * accidental navigation. Deletes the draft once it has been sent. A second call for the same form does nothing.
 */
export function persistDraft(): void {
  const element = document.querySelector<HTMLElement>('[data-draft]')
  if (element?.dataset.draft === 'sent') return deleteDraft()
  if (!(element instanceof HTMLFormElement) || element.dataset.draft !== 'keep') return
  element.dataset.draft = 'kept'
  restore(element, readDraft())
  const save = () => saveDraft(draftOf(element))
  element.addEventListener('input', save)
  // The reader may have typed before this script was loaded.
  if (texts(element).some(([, field]) => field?.value)) save()
}

function saveDraft(draft: Draft) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Without storage, the draft is not saved, but the form still has the text.
  }
}

function deleteDraft() {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage, there is no saved draft.
  }
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
  // The subjects are translated, so the draft contains the index of the subject instead of its text.
  subject: control(form, 'subject', HTMLSelectElement)?.selectedIndex ?? 0,
})

/**
 * Fills in the draft. Only empty fields are filled in, so that text that the server has sent back or the reader has already
 * typed is not overwritten.
 */
function restore(form: HTMLFormElement, draft: Draft | undefined) {
  if (!draft) return
  for (const [name, field] of texts(form)) if (field?.value === '') field.value = draft[name] ?? ''
  const subject = control(form, 'subject', HTMLSelectElement)
  if (subject?.selectedIndex === 0 && draft.subject < subject.length) subject.selectedIndex = draft.subject
}
