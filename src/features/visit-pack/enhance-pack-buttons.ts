import type { AnyRouter } from '@tanstack/react-router'
import { packStore } from './pack-store.ts'
import { hasPage, withPage } from './visit-pack.ts'

let isFollowing = false

/**
 * Shows on each article whether it is in the visit pack, even before the client has started. The elements are HTML from the
 * server that React does not manage.
 *
 * @param pressed the button of a page to add
 */
export function enhancePackButtons(started: Promise<AnyRouter>, pressed?: HTMLElement): void {
  if (!isFollowing) {
    isFollowing = true
    packStore().subscribe(showState)
    void started.then((router) => router.subscribe('onRendered', showState))
  }
  if (pressed) addPage(pressed)
  showState()
}

function addPage(pressed: HTMLElement): void {
  const place = pressed.closest<HTMLElement>('[data-pack]')
  const page = place && pageOf(place)
  if (!page) return
  const title = document.querySelector('h1')?.textContent?.trim() ?? page.path
  packStore().change((pack) => withPage(pack, { ...page, title }))
  const link = place.querySelector('a')
  if (hasPage(packStore().get(), page)) link?.focus()
  // If the pack is full, its page is opened, which shows a notice.
  else if (link) location.assign(link.href)
}

/** Returns the page that a button adds. The site comes from the page configuration. */
function pageOf({ dataset }: HTMLElement) {
  const { site } = JSON.parse(document.getElementById('page-config')?.textContent ?? '{}') as { site?: string }
  return { site: site ?? '', path: dataset['pack'] ?? '' }
}

function showState(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-pack]')) {
    const isPacked = hasPage(packStore().get(), pageOf(place))
    const [button, link] = [place.querySelector('button'), place.querySelector('a')]
    if (!button || !link) continue
    button.hidden = isPacked
    link.hidden = !isPacked
  }
}
