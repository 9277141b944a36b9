type Answer = { readonly signedIn: boolean; readonly saved?: boolean }

/** By path: the form stands twice on a page. */
const known = new Map<string, Promise<boolean>>()

/** Shows whether the page is kept, and keeps it without leaving it. For readers who are signed in. */
export function followKeptPage(form: HTMLFormElement): void {
  const { basePath, site } = JSON.parse(document.getElementById('page-config')?.textContent ?? '{}') as {
    basePath: string
    site: string
  }
  const address = `${basePath}/api/saved-pages`
  const path = String(new FormData(form).get('path'))

  const show = (isKept: boolean) => {
    const [button, link] = [form.querySelector('button'), form.querySelector('a')]
    if (!button || !link) return
    const hadFocus = document.activeElement === button
    button.hidden = isKept
    link.hidden = !isKept
    if (hadFocus) link.focus()
  }
  const follow = (answer: Promise<boolean>) => {
    known.set(path, answer)
    answer.then(show, () => known.delete(path))
  }

  follow(known.get(path) ?? ask(`${address}?${new URLSearchParams({ site, path })}`))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const body = new URLSearchParams({ site, path, action: 'keep', json: 'true' })
    ask(address, { method: 'POST', body }).then(
      (isKept) => (isKept ? follow(Promise.resolve(true)) : form.submit()),
      // What could not be done quietly is done as without script: then the reader sees why.
      () => form.submit(),
    )
  })
}

async function ask(address: string, init?: RequestInit): Promise<boolean> {
  const response = await fetch(address, init)
  const answer = (await response.json()) as Answer
  return answer.saved === true
}
