/** The tab's session storage keeps this of a message while it is written. The consent is not part of it. */
type Draft = Readonly<Record<'name' | 'email' | 'message', string>> & { readonly subject: number }

const place = 'contact-draft'

/**
 * Keeps what is written in the contact form through a change of the language, or a page that was left by mistake. Forgets it
 * once it has been sent. Does nothing on other pages, and nothing new when it is called again.
 */
export function persistDraft(): void {
  const element = document.querySelector<HTMLElement>('[data-draft]')
  if (element?.dataset.draft === 'sent') return sessionStorage.removeItem(place)
  if (!(element instanceof HTMLFormElement) || element.dataset.draft !== 'keep') return
  element.dataset.draft = 'kept'
  restore(element, readDraft())
  element.addEventListener('input', () => {
    try {
      sessionStorage.setItem(place, JSON.stringify(draftOf(element)))
    } catch {
      // No room, or none for this site: what is written is still in the form.
    }
  })
}

function readDraft(): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') ?? undefined
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
  // In another language it is another word at the same place.
  subject: control(form, 'subject', HTMLSelectElement)?.selectedIndex ?? 0,
})

/** Fills in what is empty: what the server has sent back, or somebody has typed already, stays. */
function restore(form: HTMLFormElement, draft: Draft | undefined) {
  if (!draft) return
  for (const [name, field] of texts(form)) if (field?.value === '') field.value = draft[name] ?? ''
  const subject = control(form, 'subject', HTMLSelectElement)
  if (subject?.selectedIndex === 0 && draft.subject < subject.length) subject.selectedIndex = draft.subject
}
