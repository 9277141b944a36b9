import type { AnyRouter } from '@tanstack/react-router'
import { readPageConfig } from './page-config.ts'

type Answer = { readonly saved?: boolean }

/**
 * For readers who are signed in: shows on every page whether it is kept, and keeps it without leaving it. The forms are HTML
 * of the server, of which React knows nothing.
 */
export function followKeptPage(router: AnyRouter): void {
  const { basePath, site } = readPageConfig()
  const address = `${basePath}/api/saved-pages`
  let current = ''

  const forms = () => [...document.querySelectorAll<HTMLFormElement>('form[data-keep]')]
  const pathOf = (form: HTMLFormElement) => String(new FormData(form).get('path'))

  function show(path: string, isKept: boolean) {
    for (const form of forms()) {
      if (pathOf(form) !== path) continue
      const [button, link] = [form.querySelector('button'), form.querySelector('a')]
      if (!button || !link) continue
      const hadFocus = document.activeElement === button
      button.hidden = isKept
      link.hidden = !isKept
      if (hadFocus) link.focus()
    }
  }

  function look() {
    const [form] = forms()
    const path = form ? pathOf(form) : ''
    if (path === current) return
    current = path
    if (path === '') return
    ask(`${address}?${new URLSearchParams({ site, path })}`).then(
      (isKept) => show(path, isKept),
      () => {},
    )
  }

  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.keep === undefined) return
    event.preventDefault()
    const path = pathOf(form)
    const body = new URLSearchParams({ site, path, action: 'keep', json: 'true' })
    // What cannot be done quietly is done as without script: then the reader sees why.
    ask(address, { method: 'POST', body }).then(
      (isKept) => (isKept ? show(path, true) : form.submit()),
      () => form.submit(),
    )
  })
  look()
  router.subscribe('onRendered', look)
}

async function ask(address: string, init?: RequestInit): Promise<boolean> {
  const response = await fetch(address, init)
  return ((await response.json()) as Answer).saved === true
}
