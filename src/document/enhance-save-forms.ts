import type { AnyRouter } from '@tanstack/react-router'
import { fetchJson } from '#lib/retry.ts'
import { readPageConfig } from './page-config.ts'

type Answer = { readonly saved?: boolean }

/**
 * Shows signed-in readers whether they have saved the current page, and saves it without a new document. The forms are HTML
 * from the server that React does not manage.
 */
export function enhanceSaveForms(router: AnyRouter): void {
  const { basePath, site } = readPageConfig()
  const address = `${basePath}/api/saved-pages`
  let current = ''
  /**
   * The number of the latest request. The response to a request for the saved state is ignored once another request has been
   * sent.
   */
  let latest = 0

  const forms = () => [...document.querySelectorAll<HTMLFormElement>('form[data-save]')]
  const pathOf = (form: HTMLFormElement) => String(new FormData(form).get('path'))

  function updateForms(path: string, isSaved: boolean) {
    for (const form of forms()) {
      if (pathOf(form) !== path) continue
      const [button, link] = [form.querySelector('button'), form.querySelector('a')]
      if (!button || !link) continue
      const hadFocus = document.activeElement === button
      button.hidden = isSaved
      link.hidden = !isSaved
      if (hadFocus) link.focus()
    }
  }

  function loadSavedState() {
    const [form] = forms()
    const path = form ? pathOf(form) : ''
    if (path === current) return
    current = path
    if (path === '') return
    const own = ++latest
    fetchJson<Answer>(`${address}?${new URLSearchParams({ site, path })}`).then(
      ({ saved = false }) => own === latest && updateForms(path, saved),
      () => {},
    )
  }

  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.save === undefined) return
    event.preventDefault()
    const path = pathOf(form)
    latest++
    const body = new URLSearchParams({ site, path, action: 'save', json: 'true' })
    form.ariaBusy = 'true'
    // If saving fails, the browser submits the form, so that the next document shows the reason.
    save(address, body).then(
      (isSaved) => {
        form.ariaBusy = 'false'
        return isSaved ? updateForms(path, true) : form.submit()
      },
      () => form.submit(),
    )
  })
  loadSavedState()
  router.subscribe('onRendered', loadSavedState)
}

async function save(address: string, body: URLSearchParams): Promise<boolean> {
  const response = await fetch(address, { method: 'POST', body })
  return ((await response.json()) as Answer).saved === true
}
