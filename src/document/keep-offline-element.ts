/**
 * Defines `<keep-offline>`, the section of a page that keeps it for reading offline (`offline-section.server.ts`), wherever
 * and whenever the element is inserted. What it shows depends on the browser and needs a request, so its code is loaded once
 * a reader has scrolled to it.
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
