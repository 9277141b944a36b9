/**
 * Defines `<keep-offline>` (`offline-section.server.ts`). Its state depends on the browser and needs a request, so its
 * code is loaded only when the section scrolls into view.
 */
export function defineKeepOffline(show: (section: HTMLElement) => void): void {
  customElements.define(
    'keep-offline',
    class extends HTMLElement {
      connectedCallback() {
        new IntersectionObserver(([entry], observer) => {
          if (!entry?.isIntersecting) return
          observer.disconnect()
          show(this)
        }).observe(this)
      }
    },
  )
}
