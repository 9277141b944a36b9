/**
 * Sends an answer to “Was this page helpful?”, or the report of a problem, and replaces the form with the content of the
 * result page: a thank-you message, or the form for reporting a problem. If that fails, the browser submits the form and
 * shows the result page. Does nothing while another answer of the form is being sent, as after a double click.
 */
export async function answerInPlace(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  if (form.hasAttribute('aria-busy')) return
  form.setAttribute('aria-busy', 'true')
  const answer = await sendAnswer(form, button).catch(() => null)
  if (!answer) return submitNatively(form, button)
  for (const name of ['lang', 'dir']) {
    const value = form.getAttribute(name)
    if (value !== null) answer.setAttribute(name, value)
  }
  form.replaceWith(answer)
  answer.querySelector<HTMLElement>('[autofocus], [aria-invalid="true"], textarea')?.focus()
}

/** Returns the part of the result page that replaces the form; null when the page does not have that part. */
async function sendAnswer(form: HTMLFormElement, button: HTMLElement | null): Promise<HTMLElement | null> {
  const data = new FormData(form, button)
  const body = new URLSearchParams(Array.from(data, ([name, value]) => [name, String(value)]))
  const response = await fetch(form.action, { method: 'POST', body })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return page.querySelector<HTMLElement>('[data-answer]')
}

/**
 * Submits the form as the browser would without JavaScript. `submit` dispatches no event, but it does not send the button
 * either, so the button's value is added.
 */
function submitNatively(form: HTMLFormElement, button: HTMLElement | null): void {
  if (button instanceof HTMLButtonElement) {
    const answer = document.createElement('input')
    answer.type = 'hidden'
    answer.name = button.name
    answer.value = button.value
    form.append(answer)
  }
  // The back/forward cache may restore the page with the form as it is now, and a busy form would not be sent again.
  form.removeAttribute('aria-busy')
  form.submit()
}
